import { useHistory } from '@seduh/api-client';
import { LinkButton } from '@seduh/ui';
import { OrderAgain } from '../reorder';
import { paths } from '../lib/paths';
import './Customer.css';

export interface LastOrderProps {
  /** Called to go on to another page. */
  onGo: (href: string) => void;
}

/** The customer's last order, to be had again in one tap. Whoever has none yet is led to the menu. */
export default function LastOrder({ onGo }: LastOrderProps) {
  const { data, error } = useHistory(1);
  const last = data?.find(({ status_name }) => status_name !== 'cancelled');
  if (last) {
    const words = last.lines > 1 ? `${last.product_name} and ${last.lines - 1} more` : last.product_name;
    return (
      <>
        <OrderAgain size="lg" orderId={last.id} aria-describedby="hero-last" onGo={onGo} />
        <span id="hero-last" className="hero-last small">
          {words}
        </span>
      </>
    );
  }
  if (data) {
    return (
      <LinkButton size="lg" href={paths.products()}>
        Order your first
      </LinkButton>
    );
  }
  return (
    error && (
      <LinkButton size="lg" href={paths.history}>
        Your history
      </LinkButton>
    )
  );
}
