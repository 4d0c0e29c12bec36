import { useHistory, useOrderEvents } from '@seduh/api-client';
import { productName } from '@seduh/domain';
import { LinkButton } from '@seduh/ui';
import { isOpen } from '../lib/orders/openOrders';
import { useShopClock } from '../lib/useShopClock';
import { OrderAgain } from '../reorder';
import { LiveBar } from '../tracking';
import { paths } from '../lib/paths';
import { useLanguage, useWords } from '../lib/words/words';
import { homeWords } from './words';
import './Customer.css';

/** The customer's last order, to be had again in one tap. Whoever has none yet is led to the menu. */
export function LastOrder({ onGo }: { onGo: (href: string) => void }) {
  const { data, error } = useHistory(1);
  const m = useWords(homeWords);
  const language = useLanguage();
  const last = data?.find(({ status_name }) => status_name !== 'cancelled');
  if (last) {
    return (
      <>
        <OrderAgain size="lg" orderId={last.id} aria-describedby="hero-last" onGo={onGo} />
        <span id="hero-last" className="hero-last sd-small">
          {m.last(productName(last, language), last.lines - 1)}
        </span>
      </>
    );
  }
  if (!data && !error) return null;
  return (
    <LinkButton size="lg" href={data ? paths.products() : paths.history}>
      {data ? m.first : m.history}
    </LinkButton>
  );
}

/** The customer's order that is under way, floating over the page so that nothing moves when it comes. */
export function LiveOrder() {
  const { data } = useHistory(1);
  const clock = useShopClock();
  const m = useWords(homeWords);
  const live = data?.find(({ status_name }) => isOpen(status_name));
  useOrderEvents(undefined, live !== undefined);
  if (!live || clock.isLoading) return null;
  return (
    <aside className="home-live" aria-label={m.order}>
      <LiveBar item={live} time={clock} />
    </aside>
  );
}
