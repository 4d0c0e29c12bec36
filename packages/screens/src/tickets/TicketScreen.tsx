import { useOrder } from '@seduh/api-client';
import type { Order } from '@seduh/contract';
import { cupLabels } from '@seduh/domain';
import { Banner, Button, Printer } from '@seduh/ui';
import { type ReactNode, useState } from 'react';
import { LoadFailed } from '../lib/page/LoadFailed';
import { NotFound } from '../lib/page/NotFound';
import { PaperPage } from '../lib/paper/PaperPage';
import { paths } from '../lib/paths';
import { useShopClock } from '../lib/useShopClock';
import { useWords } from '../lib/words/words';
import { CupLabels } from './CupLabels';
import { KitchenTicket } from './KitchenTicket';
import './Ticket.css';
import { hang, takeDown } from './papers';
import { usePrinter } from './usePrinter';
import { ticketWords } from './words';

export interface TicketScreenProps {
  /** The order's id, as the URL has it. */
  id: string;
}

/** The papers of one order as they come out of the printer, each with its button. */
export function TicketScreen({ id }: TicketScreenProps) {
  const m = useWords(ticketWords);
  const { data: order, error, retry } = useOrder(id);

  if (error?.status === 404) {
    return <NotFound pageTitle={m.notFound} title={m.noSuch} text={m.typo} href={paths.orders} action={m.back} />;
  }
  if (error && !order) return <LoadFailed pageTitle={m.title} title={m.failed} error={error} onRetry={retry} />;
  return (
    <PaperPage
      className="ticket"
      title={m.title}
      tab={order ? m.titled(order.number) : m.title}
      trail={[{ label: m.orders, href: paths.orders }, ...(order ? [{ label: order.number }] : [])]}
      loading={m.loading}
    >
      {order && <Papers order={order} />}
    </PaperPage>
  );
}

function Papers({ order }: { order: Order }) {
  const m = useWords(ticketWords);
  const time = useShopClock();
  const [problem, setProblem] = useState('');
  const printer = usePrinter(() => {
    takeDown(order);
    setProblem(m.notPrinted);
  });
  const print = (paper: 'ticket' | 'labels') => {
    setProblem('');
    hang(order);
    printer.print({ order, paper });
  };
  const button = (paper: 'ticket' | 'labels', label: string) => (
    <Button icon={<Printer />} disabled={printer.isBusy} onClick={() => print(paper)}>
      {label}
    </Button>
  );
  return (
    <>
      {problem && <Banner tone="bad">{problem}</Banner>}
      <div className="ticket-papers">
        <PaperPart title={m.ticket} text={m.ticketPaper} button={button('ticket', m.printTicket)}>
          <KitchenTicket order={order} time={time} />
        </PaperPart>
        <PaperPart
          title={m.labels}
          text={m.labelPaper}
          button={button('labels', m.printLabels(cupLabels(order).length))}
        >
          <CupLabels order={order} />
        </PaperPart>
      </div>
      {printer.sheet}
    </>
  );
}

interface PaperPartProps {
  title: string;
  /** What it is printed on. */
  text: string;
  button: ReactNode;
  children: ReactNode;
}

const PaperPart = ({ title, text, button, children }: PaperPartProps) => (
  <section className="ticket-part" aria-label={title}>
    <div className="ticket-part-head">
      <div>
        <h2 className="sd-display sd-t-4">{title}</h2>
        <p className="sd-small sd-muted">{text}</p>
      </div>
      {button}
    </div>
    {children}
  </section>
);
