import type { ListResource, PromoState } from '@seduh/api-client';
import type { Promo } from '@seduh/contract';
import { inLanguage } from '@seduh/domain';
import {
  Button,
  CouponTicket,
  EmptyState,
  formatRupiah,
  LinkButton,
  Meter,
  Pager,
  Pencil,
  TicketPercent,
  Timer,
  useMoney,
} from '@seduh/ui';
import { useCoupon } from '../lib/coupon/coupon';
import { formatDay } from '../lib/format/dates';
import type { ShopTime } from '../lib/orders/moments';
import { ListFailed } from '../lib/page/ListFailed';
import { Waiting } from '../lib/page/Waiting';
import { usePageFocus } from '../lib/usePageFocus';
import { useShopClock } from '../lib/useShopClock';
import { paths } from '../lib/paths';
import { useLanguage, useWords } from '../lib/words/words';
import { promosWords, type PromosWords } from './words';

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
  const m = useWords(promosWords);
  const { data: promos, meta, error, isStale, retry } = list;
  const clock = useShopClock();
  const { heading, turnTo } = usePageFocus(isStale ? null : meta?.page, onPage);

  if (error && !promos) {
    return <ListFailed title={m.failed} error={error} onRetry={retry} />;
  }
  if (!promos || clock.isLoading) return <PromosLoading label={m.loading} />;
  if (promos.length === 0) return <NoPromos state={state} page={page} onPage={onPage} />;

  return (
    <section className="promos-list">
      <h2 ref={heading} tabIndex={-1} className="sd-sr">
        {m.page(state === 'ended', page)}
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

const PromosLoading = ({ label }: { label: string }) => (
  <Waiting label={label} rows={4} className="promos-grid" rowClass="promos-wait" />
);

function NoPromos({ state, page, onPage }: Pick<PromoListProps, 'state' | 'page' | 'onPage'>) {
  const m = useWords(promosWords);
  if (page > 1) {
    return (
      <EmptyState
        title={m.pastTheEnd}
        text={m.fewerPages}
        action={<Button onClick={() => onPage(1)}>{m.toFirstPage}</Button>}
      />
    );
  }
  if (state === 'ended') return <EmptyState title={m.noneEnded} text={m.noneEndedText} />;
  return (
    <EmptyState
      title={m.noneRuns}
      text={m.noneRunsText}
      action={<LinkButton href={paths.promoNew}>{m.add}</LinkButton>}
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
export function timeLeft(endsAt: string, now: number, m: PromosWords): string | null {
  const left = Date.parse(endsAt) - now;
  if (left <= 0) return null;
  const days = Math.floor(left / DAY);
  return days === 0 ? m.lessThanADay : m.daysLeft(days);
}

/** A promo as staff see it: its ticket, its figures, and what can be done with it. */
function PromoCard({ promo, index, clock, onEnd }: PromoCardProps) {
  const { value: _value, ...ticket } = useCoupon()(promo, index);
  const m = useWords(promosWords);
  const language = useLanguage();
  const money = useMoney();
  const isSpent = promo.budget !== null && promo.given >= promo.budget;
  const left = timeLeft(promo.ends_at, clock.now, m);
  const when = left ?? m.endedOn(formatDay(promo.ends_at, clock));

  return (
    <li className="promos-card">
      <CouponTicket {...ticket} className={left ? undefined : 'promos-ended'} />
      <p className="promos-figures sd-small sd-num">
        <span>
          <TicketPercent /> {m.uses(promo.used, promo.rules.total_uses)}
        </span>
        <span>
          <Timer /> {when}
        </span>
        {promo.given > 0 && <span>{m.given(formatRupiah(promo.given, money))}</span>}
      </p>
      {promo.budget !== null && (
        <>
          <Meter label={m.budgetUsed(promo.code)} value={promo.given} max={promo.budget} size="sm" />
          <p className="sd-small sd-muted sd-num">
            {isSpent ? m.spent : m.budgetLeft(formatRupiah(promo.budget - promo.given, money))}
          </p>
        </>
      )}
      <p className="sd-small sd-muted sd-clamp-2">
        {inLanguage(language, promo.description, promo.description_translations)}
      </p>
      <div className="promos-actions">
        <LinkButton
          variant="line"
          size="sm"
          icon={<Pencil />}
          href={paths.promoEdit(promo.id)}
          aria-label={m.editOne(promo.code)}
        >
          {m.edit}
        </LinkButton>
        {left && (
          <Button variant="quiet" size="sm" danger aria-label={m.endOne(promo.code)} onClick={onEnd}>
            {m.end}
          </Button>
        )}
      </div>
    </li>
  );
}
