import { cartActions, getSeat, leaveSeat, takeSeat, useLinkedTable } from '@seduh/api-client';
import { DELIVERY } from '@seduh/contract/constants';
import { EmptyState, LinkButton, toast } from '@seduh/ui';
import { useEffect, useEffectEvent } from 'react';
import { LoadFailed } from '../lib/page/LoadFailed';
import { PageTitle } from '../lib/page/PageTitle';
import { paths } from '../lib/paths';
import { useWords } from '../lib/words/words';
import { seatWords } from './words';

export interface SeatScreenProps {
  /** What the link ends in, as the URL has it. */
  code: string;
  /** Called once when somebody sits at the table: the menu is next. */
  onSeated: () => void;
}

/**
 * What the code on a table opens: from now on, and for this visit, what is ordered on this device is brought there. A code
 * that is of no table says so, and lets whoever scanned it go on without one.
 */
export function SeatScreen({ code, onSeated }: SeatScreenProps) {
  const m = useWords(seatWords);
  const { data: table, error, retry } = useLinkedTable(code);
  const isGone = error?.code === 'TABLE_GONE';

  const sit = useEffectEvent(() => {
    if (!table) return;
    takeSeat(table);
    cartActions.setDelivery(DELIVERY.dineIn);
    toast.success(m.seated(table.label));
    onSeated();
  });
  const found = table?.code;
  useEffect(() => {
    if (found !== undefined) sit();
  }, [found]);
  useEffect(() => {
    // the very table one sat at was retired
    if (isGone && getSeat()?.code === code.toLowerCase()) leaveSeat();
  }, [isGone, code]);

  if (isGone) {
    return (
      <div className="sd-wrap">
        <PageTitle>{m.noTable}</PageTitle>
        <EmptyState
          headingLevel={1}
          glass="dashed"
          title={m.noTable}
          text={m.noTableText}
          action={
            <LinkButton size="lg" href={paths.products()}>
              {m.goOn}
            </LinkButton>
          }
        />
      </div>
    );
  }
  if (error && !table) return <LoadFailed pageTitle={m.title} title={m.failed} error={error} onRetry={retry} />;
  return (
    <div className="sd-wrap" aria-busy={!table || undefined}>
      <PageTitle>{m.title}</PageTitle>
      <EmptyState
        headingLevel={1}
        title={table ? m.at(table.label) : m.looking}
        text={table ? m.next : m.moment}
        action={table && <LinkButton href={paths.products()}>{m.menu}</LinkButton>}
      />
    </div>
  );
}
