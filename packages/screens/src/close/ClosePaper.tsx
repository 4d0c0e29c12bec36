import type { CountedTender, DayClose } from '@seduh/contract';
import { Price } from '@seduh/ui';
import { formatWhen } from '../lib/format/dates';
import { useShopClock } from '../lib/useShopClock';
import { useWords } from '../lib/words/words';
import './ClosePaper.css';
import { DayFigures, Row } from './DayFigures';
import { dayInWords } from './dayInWords';
import { Entries } from './Drawer';
import { TenderRows } from './TenderCount';
import { closeWords } from './words';

export interface ClosePaperProps {
  close: DayClose;
  /** A sheet, or a roll of 80 mm. */
  size: 'a4' | 'roll';
}

/** The report of a closed day on paper: black on white, whatever the theme. */
export function ClosePaper({ close, size }: ClosePaperProps) {
  const m = useWords(closeWords);
  const time = useShopClock();
  const { day, by, closed_at, tenders, entries, taken_out: out, left } = close;
  return (
    <article className="close-paper" data-size={size} aria-label={m.reportOf(dayInWords(day, time))}>
      <header>
        <p className="sd-small" translate="no">
          {time.shop && `${time.shop.name}, ${time.shop.address}`}
        </p>
        <p className="close-paper-title sd-display">{dayInWords(day, time)}</p>
        <p className="sd-small sd-num">{m.closedBy(by.name, formatWhen(closed_at, time))}</p>
      </header>
      <div className="close-paper-parts">
        {tenders.map((sums) => (
          <Tender key={sums.tender} sums={sums} day={close} />
        ))}
        <section>
          <h2>{m.drawer}</h2>
          {entries.length > 0 ? <Entries entries={entries} time={time} /> : <p>{m.drawerEmpty}</p>}
          <dl className="close-rows">
            <Row label={m.takenOut} amount={out} />
            <Row isTotal label={m.left} amount={left} />
          </dl>
        </section>
        <section>
          <h2>{m.figures}</h2>
          <DayFigures sums={close} />
        </section>
      </div>
      <footer>
        <span>{m.countedBy}</span>
      </footer>
    </article>
  );
}

function Tender({ sums, day }: { sums: CountedTender; day: DayClose }) {
  const m = useWords(closeWords);
  const { tender, expected, counted, reason } = sums;
  return (
    <section>
      <h2>{m.tenders[tender]}</h2>
      <TenderRows sums={sums} day={day} />
      <dl className="close-rows">
        <Row label={m.counted} amount={counted} />
        <div data-total="" data-off={counted !== expected || undefined}>
          <dt>
            {m.difference}
            {reason && <span className="sd-small">{reason}</span>}
          </dt>
          <dd>{counted === expected ? m.fits : <Price amount={counted - expected} />}</dd>
        </div>
      </dl>
    </section>
  );
}
