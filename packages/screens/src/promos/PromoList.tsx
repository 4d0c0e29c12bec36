import type { ListResource, PromoState } from '@seduh/api-client';
import type { Promo } from '@seduh/contract';
import { Button, CouponTicket, EmptyState, LinkButton, Pager, Pencil, Skeleton, TicketPercent, Timer } from '@seduh/ui';
import { useCoupon } from '../lib/coupon/coupon';
import { formatDay } from '../lib/format/dates';
import type { ShopTime } from '../lib/orders/moments';
import { ListFailed } from '../lib/page/ListFailed';
import { usePageFocus } from '../lib/usePageFocus';
import { useShopClock } from '../lib/useShopClock';
import { paths } from '../lib/paths';

export interface PromoListProps {
  list: ListResource<Promo>;
  state: PromoState;
  page: number;
  onPage: (page: number) => void;
  /** Asked to end one. */
  onEnd: (promo: Promo) => void;
}

/** One page of promos, or what stands in their place. */
export function PromoList({ list, state, page, onPage, onEnd }: PromoListProps) {
  const { data: promos, meta, error, isStale, retry } = list;
  const clock = useShopClock();
  const { heading, turnTo } = usePageFocus(isStale ? null : meta?.page, onPage);

  if (error && !promos) {
    return <ListFailed title="The promos did not come" error={error} onRetry={retry} />;
  }
  if (!promos || clock.isLoading) return <PromosLoading />;
  if (promos.length === 0) return <NoPromos state={state} page={page} onPage={onPage} />;

  return (
    <section className="promos-list">
      <h2 ref={heading} tabIndex={-1} className="sd-sr">
        {`${state === 'ended' ? 'Ended' : 'Running'} promos, page ${page}`}
      </h2>
      <ul className="promos-grid" aria-busy={isStale}>
        {promos.map((promo, index) => (
          <PromoCard key={promo.id} promo={promo} index={index} clock={clock} onEnd={() => onEnd(promo)} />
        ))}
      </ul>
      {meta && meta.totalPage > 1 && (
        <Pager className="promos-pager" page={meta.page} totalPage={meta.totalPage} busy={isStale} onPage={turnTo} />
      )}
    </section>
  );
}

const PromosLoading = () => (
  <div className="promos-grid" aria-busy="true">
    <p className="sd-sr" role="status">
      Loading the promos
    </p>
    {Array.from({ length: 4 }, (_, index) => (
      <Skeleton key={index} className="promos-wait" height="auto" />
    ))}
  </div>
);

function NoPromos({ state, page, onPage }: Pick<PromoListProps, 'state' | 'page' | 'onPage'>) {
  if (page > 1) {
    return (
      <EmptyState
        title="The promos end before this page"
        text="There are fewer pages than that."
        action={<Button onClick={() => onPage(1)}>Back to page 1</Button>}
      />
    );
  }
  if (state === 'ended') return <EmptyState title="None has ended yet" text="What has ended is kept here." />;
  return (
    <EmptyState
      title="No promo runs today"
      text="Give them a reason to come back."
      action={<LinkButton href={paths.promoNew}>Add Promo</LinkButton>}
    />
  );
}

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
function PromoCard({ promo, index, clock, onEnd }: PromoCardProps) {
  const { value: _value, ...ticket } = useCoupon()(promo, index);
  const left = timeLeft(promo.ends_at, clock.now);
  const when = left ?? `ended ${formatDay(promo.ends_at, clock)}`;

  return (
    <li className="promos-card">
      <CouponTicket {...ticket} className={left ? undefined : 'promos-ended'} />
      <p className="promos-figures sd-small sd-num">
        <span>
          <TicketPercent /> {usesInWords(promo)}
        </span>
        <span>
          <Timer /> {when}
        </span>
      </p>
      <p className="sd-small sd-muted sd-clamp-2">{promo.description}</p>
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
