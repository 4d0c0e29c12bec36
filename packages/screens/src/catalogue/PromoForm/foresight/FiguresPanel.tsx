'use no memo'; // a page for staff: what remembering costs in bytes, nobody would notice in time

import { usePromoFigures } from '@seduh/api-client';
import type { PromoFigures } from '@seduh/contract';
import { Button, formatRupiah, Meter, Panel, Stat, StatRow, useMoney } from '@seduh/ui';
import { useWords } from '../../../lib/words/words';
import './Foresight.css';
import { foresightWords } from './words';

export interface FiguresPanelProps {
  id: string;
}

/** Days that are shown, the newest. */
const DAYS = 14;

const most = (days: PromoFigures['days']): number => Math.max(...days.slice(-DAYS).map(({ given }) => given));

/** What a promo has given so far; fresh while it is looked at. */
export default function FiguresPanel({ id }: FiguresPanelProps) {
  const m = useWords(foresightWords);
  const money = useMoney();
  const { data, error, retry } = usePromoFigures(id);
  const sum = (amount: number) => formatRupiah(amount, money);
  const dayOf = (day: string) =>
    new Date(`${day}T00:00:00Z`).toLocaleDateString(money.locale, { day: 'numeric', month: 'short', timeZone: 'UTC' });

  return (
    <Panel className="foresight-figures">
      <section aria-labelledby="promo-figures" aria-busy={!data && !error}>
        <h2 id="promo-figures" className="sd-t-4">
          {m.soFar}
        </h2>
        {error && !data ? (
          <div className="foresight-ask">
            <p className="sd-small">{error.msg}</p>
            <Button variant="line" size="sm" onClick={retry}>
              {m.again}
            </Button>
          </div>
        ) : (
          <>
            <StatRow>
              <Stat label={m.used} value={data?.used.toLocaleString(money.locale)} busy={!data} />
              <Stat label={m.given} value={data && sum(data.given)} busy={!data} />
              {data && data.left !== null && <Stat label={m.budgetLeft} value={sum(data.left)} />}
            </StatRow>
            {data && data.left !== null && (
              <Meter label={m.budgetUsed} value={data.given} max={data.given + data.left} size="sm" />
            )}
            {data?.days.length === 0 && <p className="sd-small sd-muted">{m.notUsed}</p>}
            {data && data.days.length > 0 && (
              <ol className="foresight-days" aria-label={m.byDay}>
                {data.days.slice(-DAYS).map(({ day, used, given }) => (
                  <li key={day} className="foresight-carts">
                    <p className="foresight-line sd-small sd-num">
                      <span>{m.onDay(dayOf(day), used)}</span>
                      <strong>{sum(given)}</strong>
                    </p>
                    <Meter label={m.givenOn(dayOf(day))} value={given} max={most(data.days)} size="sm" tone="muted" />
                  </li>
                ))}
              </ol>
            )}
          </>
        )}
      </section>
    </Panel>
  );
}
