import { useHistory, useOrderEvents } from '@seduh/api-client';
import { LiveBar } from '../tracking';
import { isOpen } from '../lib/orders/openOrders';
import { useShopClock } from '../lib/useShopClock';
import './Customer.css';

/** The customer's order that is under way, floating over the page so that nothing moves when it comes. */
export default function LiveOrder() {
  const { data } = useHistory(1);
  const clock = useShopClock();
  const live = data?.find(({ status_name }) => isOpen(status_name));
  useOrderEvents(undefined, live !== undefined);
  if (!live || clock.isLoading) return null;
  return (
    <aside className="home-live" aria-label="Your order">
      <LiveBar item={live} time={clock} />
    </aside>
  );
}
