import { useSession } from '@seduh/api-client';
import { Link, Skeleton } from '@seduh/ui';
import { Suspense } from 'react';
import { StaffPage } from '../lib/page/StaffPage';
import { paths } from '../lib/paths';
import { useWords } from '../lib/words/words';
import { desk } from './lazy';
import { counterWords } from './words';
import './Counter.css';

/** Where staff place an order for a guest: the menu as tiles, and the ticket beside it. */
export function CounterScreen() {
  const m = useWords(counterWords);
  const { can } = useSession();
  return (
    <StaffPage
      className="counter"
      title={m.title}
      under={{ label: m.orders, href: paths.orders }}
      actions={
        <div className="counter-links">
          <Link className="sd-link" href={paths.tables}>
            {m.tables}
          </Link>
          {can('refunds') && (
            <Link className="sd-link" href={paths.close}>
              {m.close}
            </Link>
          )}
        </div>
      }
    >
      <Suspense fallback={<Skeleton className="counter-wait" height="auto" />}>
        <desk.Part />
      </Suspense>
    </StaffPage>
  );
}
