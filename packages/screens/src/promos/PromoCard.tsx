import type { Promo } from '@seduh/contract';
import { Button, CouponTicket, LinkButton, Pencil, TicketPercent, Timer } from '@seduh/ui';
import { formatDay } from '../lib/format/dates';
import type { ShopTime } from '../lib/orders/moments';
import { paths } from '../lib/paths';
import { couponOf } from '../lib/coupon';

interface PromoCardProps {
  promo: Promo;
  /** Its place in the list: gives it its colour. */
  index: number;
  clock: ShopTime;
  onEnd: () => void;
}

const DAY = 24 * 60 * 60_000;

/** How long a promo still runs, in words; null once it has ended. @param now the server's clock, ms */
export function timeLeft(endsAt: string, now: number): string | null {
  const left = Date.parse(endsAt) - now;
  if (left <= 0) return null;
  const days = Math.floor(left / DAY);
  if (days === 0) return 'less than a day left';
  return days === 1 ? '1 day left' : `${days} days left`;
}

/** `12 of 50 uses`, `1 use`. */
function usesInWords({ used, rules }: Promo): string {
  const figure = used.toLocaleString('en-US');
  if (rules.total_uses !== null) return `${figure} of ${rules.total_uses.toLocaleString('en-US')} uses`;
  return used === 1 ? '1 use' : `${figure} uses`;
}

/** A promo as staff see it: its ticket, its figures, and what can be done with it. */
export function PromoCard({ promo, index, clock, onEnd }: PromoCardProps) {
  const { value: _value, ...ticket } = couponOf(promo, index);
  const left = timeLeft(promo.ends_at, clock.now);
  const when = left ?? `ended ${formatDay(promo.ends_at, clock.zone)}`;

  return (
    <li className="promos-card">
      <CouponTicket {...ticket} className={left ? undefined : 'promos-ended'} />
      <p className="promos-figures small num">
        <span>
          <TicketPercent /> {usesInWords(promo)}
        </span>
        <span>
          <Timer /> {when}
        </span>
      </p>
      <p className="small muted clamp-2">{promo.description}</p>
      <div className="promos-actions">
        <LinkButton
          variant="line"
          size="sm"
          icon={<Pencil />}
          href={paths.promoEdit(promo.id)}
          aria-label={`Edit ${promo.code}`}
        >
          Edit
        </LinkButton>
        {left && (
          <Button variant="quiet" size="sm" danger aria-label={`End ${promo.code}`} onClick={onEnd}>
            End
          </Button>
        )}
      </div>
    </li>
  );
}
