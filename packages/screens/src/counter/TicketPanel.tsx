import { type CounterState, ticketRequest, useQuote } from '@seduh/api-client';
import { counterProblems, isCash } from '@seduh/domain';
import { Banner, Button, formatRupiah, Notice, Panel, Price, toast, useMoney } from '@seduh/ui';
import { type FormEvent, type RefObject, Suspense, useRef, useState } from 'react';
import { pricedLines, stockTrouble } from '../cart';
import { optional } from '../lib/lazy/lazyPart';
import { formatMoment } from '../lib/orders/moments';
import { orderWords } from '../lib/orders/words';
import { useShopClock } from '../lib/useShopClock';
import { focusFirstWrong } from '../lib/useSubmit';
import { useLanguage, useWords } from '../lib/words/words';
import { CashGiven } from '../lib/cash/CashGiven';
import { PlaceProblem } from './PlaceProblem';
import { TicketLines } from './TicketLines';
import { type TermErrors, termErrors, TicketTerms } from './TicketTerms';
import { usePlacing } from './usePlacing';
import { counterWords } from './words';

/** What is offered instead of what has run out: the ticket says without it what is wrong. */
const ticketOffers = optional(() => import('./TicketOffers'));

interface TicketPanelProps {
  /** The ticket itself, to be led to. */
  ref: RefObject<HTMLElement | null>;
  counter: CounterState;
  /** Called where the shop has refused it: the menu may be another one. */
  onRefused: () => void;
}

/** The ticket: what the guest has, for whom and where, how it is paid, what it comes to by the server's word. */
export function TicketPanel({ ref, counter, onRefused }: TicketPanelProps) {
  const m = useWords(counterWords);
  const orders = useWords(orderWords);
  const money = useMoney();
  const language = useLanguage();
  const clock = useShopClock();
  const form = useRef<HTMLFormElement>(null);
  const { ticket } = counter;
  const loaded = useQuote(ticketRequest(ticket));
  const placing = usePlacing(counter, loaded);
  const [shown, setShown] = useState<TermErrors>({});
  const { quote } = placing;
  const lines = pricedLines(ticket.lines, quote, language);
  const trouble = stockTrouble(lines);
  const problems = loaded.isStale ? [] : (quote?.problems ?? []);
  const [problem] = counterProblems(problems);
  const errors = termErrors(ticket, m);
  const isComplete = Object.keys(errors).length === 0;
  const isEmpty = ticket.lines.length === 0;
  const byCash = ticket.paymentId !== null && isCash(ticket.paymentId);

  const clear = () => {
    const bringBack = counter.discard();
    setShown({});
    toast.undo(m.cleared, bringBack);
  };
  const place = async (event: FormEvent) => {
    event.preventDefault();
    setShown(errors);
    if (!isComplete) return void requestAnimationFrame(() => focusFirstWrong(form.current));
    if (!(await placing.place())) onRefused();
  };

  return (
    <Panel
      ref={ref}
      tabIndex={-1}
      className="counter-ticket"
      title={m.ticket}
      action={
        !isEmpty && (
          <Button variant="quiet" size="sm" danger onClick={clear}>
            {m.clear}
          </Button>
        )
      }
    >
      {isEmpty ? (
        <p className="sd-muted">{m.nothing}</p>
      ) : (
        <div className="counter-form">
          {/* a note is a form of its own */}
          <TicketLines lines={lines} counter={counter} />
          {trouble && trouble.offers.length > 0 && (
            <Suspense>
              <ticketOffers.Part offers={trouble.offers} counter={counter} />
            </Suspense>
          )}
          {trouble && (
            <Button
              size="sm"
              variant="line"
              onClick={() => trouble.fixes.forEach(({ line, qty }) => counter.setQuantity(line, qty))}
            >
              {m.fix}
            </Button>
          )}
          <form ref={form} className="counter-form" noValidate onSubmit={(event) => void place(event)}>
            <TicketTerms
              ticket={ticket}
              errors={shown}
              onChange={(terms) => {
                setShown({});
                counter.setTerms(terms);
              }}
            />
            {byCash && quote && <CashGiven total={quote.total} given={counter.given} onChange={counter.setGiven} />}
            {quote ? (
              <dl className="counter-sums sd-num" aria-busy={loaded.isStale}>
                <Sum label={orders.subtotal} amount={quote.subtotal} />
                <Sum label={orders.taxAndFees} amount={quote.tax} />
                <Sum label={orders.total} amount={quote.total} isTotal />
              </dl>
            ) : (
              loaded.error && (
                <Banner tone="bad">
                  {`${m.sumFailed}. ${loaded.error.msg}`}
                  <Button size="sm" variant="line" onClick={loaded.retry}>
                    {m.again}
                  </Button>
                </Banner>
              )
            )}
            {quote && !problem && !clock.isLoading && (
              <p className="sd-small sd-muted sd-num">{m.ready(formatMoment(quote.ready_at, clock))}</p>
            )}
            {problems.some(({ code }) => code === 'PAUSED') && <Notice>{m.paused}</Notice>}
            {problem && <Banner tone="bad">{problem.msg}</Banner>}
            <PlaceProblem placing={placing} counter={counter} sum={quote && formatRupiah(quote.total, money)} />
            <Button
              type="submit"
              size="lg"
              block
              // what is missing is said at once, without the sum
              loading={counter.isPlacing || (isComplete && loaded.isStale)}
              disabled={!quote || Boolean(trouble) || Boolean(problem)}
            >
              {m.place}
            </Button>
          </form>
        </div>
      )}
    </Panel>
  );
}

const Sum = ({ label, amount, isTotal }: { label: string; amount: number; isTotal?: boolean }) => (
  <div data-total={isTotal || undefined}>
    <dt>{label}</dt>
    <dd>
      <Price amount={amount} />
    </dd>
  </div>
);
