import { Panel, Skeleton } from '@seduh/ui';
import { useWords } from '../lib/words/words';
import { cartWords } from './words';

/** Lines and slip while they load: the same boxes, so that nothing moves. */
export function CartSkeleton() {
  const m = useWords(cartWords);
  return (
    <>
      <p className="sd-sr" role="status">
        {m.loading}
      </p>
      <div className="cart-main" aria-busy="true">
        <Panel className="cart-wait">
          <Skeleton height="title" width="40" />
          {Array.from({ length: 3 }, (_, index) => (
            <div key={index} className="cart-wait-line">
              <Skeleton className="cart-wait-thumb" height="auto" />
              <div>
                <Skeleton width="80" />
                <Skeleton width="55" />
              </div>
            </div>
          ))}
        </Panel>
      </div>
      <div className="cart-side">
        <SlipSkeleton />
      </div>
    </>
  );
}

/** The slip while its sum is worked out for the first time. */
export function SlipSkeleton() {
  return (
    <Panel className="cart-wait" aria-busy="true">
      <Skeleton height="title" width="55" />
      <Skeleton />
      <Skeleton width="80" />
      <Skeleton height="title" />
    </Panel>
  );
}
