import type { Order } from '@seduh/contract';
import { useEffect, useEffectEvent, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useShopClock } from '../lib/useShopClock';
import { CupLabels } from './CupLabels';
import { KitchenTicket } from './KitchenTicket';
import { LABEL, pageHeight, TICKET_WIDTH } from './measures';
import { printPaper } from './printPaper';

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

/** Lays a paper out where nobody sees it, has it printed once, and says so. The page keeps its focus. */
export function PaperJob({ job: { order, paper, changed }, onDone }: PaperJobProps) {
  const time = useShopClock();
  const sheet = useRef<HTMLDivElement>(null);
  const done = useEffectEvent(onDone);
  const isKnown = !time.isLoading;

  useEffect(() => {
    if (!isKnown) return undefined;
    let isGone = false;
    const sizeOf = () => {
      const laid = sheet.current?.firstElementChild;
      return paper === 'ticket' && laid ? { width: TICKET_WIDTH, height: pageHeight(laid) } : LABEL;
    };
    const print = async () => {
      const isPrinted = await printPaper(sizeOf, () => isGone);
      if (!isGone) done(isPrinted);
    };
    void print();
    return () => {
      isGone = true;
    };
  }, [isKnown, paper]);

  return createPortal(
    <div ref={sheet} className="paper-job" inert>
      {paper === 'ticket' ? (
        <KitchenTicket order={order} time={time} changed={changed} />
      ) : (
        <CupLabels order={order} changed={changed} />
      )}
    </div>,
    document.body,
  );
}
