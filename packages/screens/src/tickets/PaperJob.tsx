import type { Order } from '@seduh/contract';
import { pageHeight, ROLL_WIDTH } from '../lib/paper/measures';
import { PaperSheet } from '../lib/paper/PaperSheet';
import { useShopClock } from '../lib/useShopClock';
import { CupLabels } from './CupLabels';
import { KitchenTicket } from './KitchenTicket';
import { LABEL } from './measures';

/** Something to print. */
export interface Job {
  order: Order;
  paper: 'ticket' | 'labels';
  /** The places of lines that an earlier paper says otherwise, where it is printed for their sake. */
  changed?: readonly number[];
}

export interface PaperJobProps {
  job: Job;
  /** Called once with whether the browser has printed. */
  onDone: (isPrinted: boolean) => void;
}

/** Has a paper of an order printed once, on pages of its own size. */
export function PaperJob({ job: { order, paper, changed }, onDone }: PaperJobProps) {
  const time = useShopClock();
  return (
    <PaperSheet
      isReady={!time.isLoading}
      sizeOf={(laid) => (paper === 'ticket' && laid ? { width: ROLL_WIDTH, height: pageHeight(laid) } : LABEL)}
      onDone={onDone}
    >
      {paper === 'ticket' ? (
        <KitchenTicket order={order} time={time} changed={changed} />
      ) : (
        <CupLabels order={order} changed={changed} />
      )}
    </PaperSheet>
  );
}
