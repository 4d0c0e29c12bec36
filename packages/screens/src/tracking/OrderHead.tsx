import type { Order } from '@seduh/contract';
import { isUnpaid } from '@seduh/domain';
import { Breadcrumb, Glass } from '@seduh/ui';
import { arrivalSentence } from './arrival';
import type { ShopTime } from '../lib/orders/moments';
import { glassLevel, isSteaming, statusTitle } from '../lib/orders/statuses';
import { WAITING } from './timeline';
import { paths } from '../lib/paths';

export interface OrderHeadProps {
  order: Order;
  time: ShopTime;
}

/** The status in the largest words of the page, when it comes, and the glass that fills on the way. */
export function OrderHead({ order, time }: OrderHeadProps) {
  const { number, status_name: status, delivery_method: method } = order;
  const { before, key, after } = arrivalSentence(order, time);
  return (
    <section className="track on-roast">
      <div className="wrap">
        <div className="track-copy">
          <Breadcrumb items={[{ label: 'History', href: paths.history }, { label: number }]} />
          <h1 className="display t-hero">{isUnpaid(order.payment.state) ? WAITING : statusTitle(status, method)}</h1>
          <p className="lead">
            {before}
            {key && <strong className="num">{key}</strong>}
            {after}
          </p>
        </div>
        <Glass
          className="track-glass"
          level={glassLevel(status)}
          pose={status === 'cancelled' ? 'tipped' : 'standing'}
          steaming={isSteaming(status)}
          onRoast
        />
      </div>
    </section>
  );
}
