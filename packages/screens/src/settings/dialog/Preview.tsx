import type { ShopSettings } from '@seduh/contract';
import { daysToCome, settledSettings, shopOf } from '@seduh/domain/settings';
import { formatDay } from '../../lib/format/dates';
import type { ChangeStyle } from '../../lib/changes/changeInWords';
import { openingInWords } from '../../lib/opening/opening';
import { openingWords } from '../../lib/opening/words';
import { useShopClock } from '../../lib/useShopClock';
import { useWords } from '../../lib/words/words';
import { settingsWords } from '../words';
import type { Draft } from './draft';

const WEEK = 7;

export interface PreviewProps {
  draft: Draft;
  /** The first day shown. */
  from: string;
  /** The business day. */
  today: string;
  style: ChangeStyle;
}

/** A week as customers will find it, and what the shop says of itself right now. */
export function Preview({ draft, from, today, style }: PreviewProps) {
  const m = useWords(settingsWords);
  const opening = useWords(openingWords);
  const clock = useShopClock();
  const shop = shopOf(settledSettings(draft as ShopSettings, today));
  const utc = { ...style.time, zone: 'UTC' };
  const dayOf = (date: string) => formatDay(`${date}T12:00:00Z`, utc);

  return (
    <section className="settings-form" aria-live="polite">
      <h3 className="sd-t-4">{from === today ? m.preview : m.previewFrom(dayOf(from))}</h3>
      {from === today && <p>{openingInWords(shop, clock, opening)}</p>}
      <dl className="settings-read sd-num">
        {daysToCome(shop, from, WEEK).map(({ date, weekday, spans, name }) => (
          <div key={date}>
            <dt>{`${m.weekdays[weekday - 1]}, ${dayOf(date)}`}</dt>
            <dd>
              {spans.length > 0 ? m.and(spans.map(({ open, close }) => m.span(open, close))) : m.closed}
              {name !== null && <span className="sd-muted">{` ${name}`}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
