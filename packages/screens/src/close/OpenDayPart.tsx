import { useOpenDay, useOrderEvents } from '@seduh/api-client';
import type { DayClose, OpenDay } from '@seduh/contract';
import { Banner, Button, Chip, formatRupiah, Panel, Skeleton, useMoney } from '@seduh/ui';
import { Suspense, useState } from 'react';
import { lazyPart } from '../lib/lazy/lazyPart';
import { formatTime } from '../lib/format/times';
import { calendarDay } from '../lib/orders/moments';
import { ListFailed } from '../lib/page/ListFailed';
import { type ShopClock, useShopClock } from '../lib/useShopClock';
import { useWords } from '../lib/words/words';
import type { ClosedReportProps } from './ClosedReport';
import { CountForm } from './CountForm';
import { DayFigures } from './DayFigures';
import { dayInWords } from './dayInWords';
import { Drawer } from './Drawer';
import { closeWords, type CloseWords } from './words';

const closedReport = lazyPart<ClosedReportProps>(() => import('./ClosedReport'));

/** The day that is to be closed next, live; once it is closed here, its report. */
export function OpenDayPart() {
  const m = useWords(closeWords);
  const clock = useShopClock();
  const { data: open, error, retry } = useOpenDay();
  const [closed, setClosed] = useState<DayClose | null>(null);
  useOrderEvents();

  if (closed)
    return (
      <Suspense>
        <div className="close-done">
          <Banner tone="ok">{m.closed(dayInWords(closed.day, clock))}</Banner>
          <closedReport.Part close={closed} />
          <Button variant="line" onClick={() => setClosed(null)}>
            {m.today}
          </Button>
        </div>
      </Suspense>
    );
  if (error && !open) return <ListFailed title={m.failed} error={error} onRetry={retry} />;
  if (!open || clock.isLoading)
    return (
      <div aria-busy="true" className="close-grid">
        <p className="sd-sr" role="status">
          {m.loading}
        </p>
        <Skeleton className="close-wait" height="auto" />
        <Skeleton className="close-wait" height="auto" />
      </div>
    );
  return <Day open={open} clock={clock} onClosed={setClosed} />;
}

interface DayProps {
  open: OpenDay;
  clock: ShopClock;
  onClosed: (close: DayClose) => void;
}

function Day({ open, clock, onClosed }: DayProps) {
  const m = useWords(closeWords);
  const money = useMoney();
  const isRunning = open.closable_from !== null;
  return (
    <>
      <div className="close-day">
        <h2 className="sd-display sd-t-2">{dayInWords(open.day, clock)}</h2>
        <Chip tone={isRunning ? 'info' : 'warn'}>{isRunning ? m.open : m.toClose}</Chip>
        <p className="sd-muted sd-num">{stateOf(open, clock, m)}</p>
      </div>
      {open.cash_since !== 0 && <Banner tone="info">{m.cashSince(formatRupiah(open.cash_since, money))}</Banner>}
      {open.under_way > 0 && <Banner tone="info">{m.underWay(open.under_way)}</Banner>}
      <div className="close-grid">
        <CountForm open={open} time={clock} onClosed={onClosed} />
        <div className="close-side">
          <Drawer open={open} time={clock} />
          <Panel title={m.figures}>
            <DayFigures sums={open} />
            <p className="sd-small sd-muted">{m.sameAs}</p>
          </Panel>
        </div>
      </div>
    </>
  );
}

function stateOf({ begun, closable_from: from, day }: OpenDay, clock: ShopClock, m: CloseWords): string {
  if (!begun) return m.toCome;
  if (from) return m.runs(formatTime(from, clock));
  return day < calendarDay(clock) ? m.late : m.over;
}
