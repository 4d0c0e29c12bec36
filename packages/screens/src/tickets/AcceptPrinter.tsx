import type { Order } from '@seduh/contract';
import { isStillMade } from '@seduh/domain';
import { Button, IconButton, Modal, Printer, RadioField } from '@seduh/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { persisted, usePersisted } from '../lib/persisted';
import { useWords } from '../lib/words/words';
import { hang, hangs, onPrintAgain, takeDown, usePapers, wrongOnPaper } from './papers';
import { usePrinter } from './usePrinter';
import { type TicketWords, ticketWords } from './words';

type Choice = keyof TicketWords['choices'];

const CHOICES: readonly Choice[] = ['nothing', 'ticket', 'labels'];
const isChoice = (text: string | null | undefined): text is Choice => CHOICES.some((choice) => choice === text);

const kept = persisted<Choice>('localStorage', 'boardPaper', (text) => (isChoice(text) ? text : 'nothing'));

export interface AcceptPrinterProps {
  /** The orders under way, as they are now; undefined until loaded. */
  orders: readonly Order[] | undefined;
  /** The orders that were accepted here, as they were before, the last one at the end. */
  accepted: readonly Order[];
  /** Called with why an order's paper was not printed. */
  onProblem: (order: Order, message: string) => void;
}

/**
 * The board's switch for what this device prints when it accepts an order, and what prints it. An order is printed by
 * itself once: accepted again after an undo, its paper hangs there already. What has changed since is printed again, marked.
 */
export function AcceptPrinter({ orders, accepted, onProblem }: AcceptPrinterProps) {
  const m = useWords(ticketWords);
  const [choice, setChoice] = usePersisted(kept);
  const [isOpen, setIsOpen] = useState(false);
  const papers = usePapers();
  const seen = useRef(0);
  const printer = usePrinter(({ order }) => {
    takeDown(order);
    onProblem(order, m.notPrinted);
  });

  const print = (order: Order, paper: Exclude<Choice, 'nothing'>) => {
    const changed = wrongOnPaper(order, papers);
    hang(order);
    printer.print({ order, paper, ...(changed.length > 0 && { changed }) });
  };
  // several at once: while this part was on its way, or behind the browser's own dialog
  const onAccepted = useEffectEvent((all: readonly Order[]) => {
    const fresh = new Map(all.slice(seen.current).map((order) => [order.id, order]));
    seen.current = all.length;
    if (choice === 'nothing') return;
    for (const order of fresh.values()) if (!hangs(order, papers)) print(order, choice);
  });
  useEffect(() => onAccepted(accepted), [accepted]);

  // of those that were not printed here, another device knows; their cards offer it
  const wrong = (orders ?? []).filter(
    (order) => hangs(order, papers) && isStillMade(order.status_name) && wrongOnPaper(order, papers).length > 0,
  );
  const onWrong = useEffectEvent(() => {
    if (choice !== 'nothing') for (const order of wrong) print(order, choice);
  });
  const ids = wrong.map(({ id }) => id).join();
  useEffect(() => {
    if (ids) onWrong();
  }, [ids]);

  const onAgain = useEffectEvent((order: Order) => print(order, choice === 'nothing' ? 'ticket' : choice));
  useEffect(() => onPrintAgain((order) => onAgain(order)), []);

  return (
    <>
      <IconButton
        outlined
        label={m.atAccepting}
        title={choice === 'nothing' ? m.isOff : m.isOn(m.choices[choice])}
        icon={<Printer />}
        aria-haspopup="dialog"
        data-on={choice !== 'nothing' || undefined}
        className="ob-printer"
        onClick={() => setIsOpen(true)}
      />
      <Modal
        open={isOpen}
        onOpenChange={setIsOpen}
        title={m.atAccepting}
        description={m.thisDevice}
        stackActions
        actions={<Button onClick={() => setIsOpen(false)}>{m.done}</Button>}
      >
        <RadioField
          className="paper-choice"
          legend={m.atAccepting}
          hideLegend
          options={CHOICES.map((value) => ({ value, label: m.choices[value] }))}
          value={choice}
          onChange={(value) => isChoice(value) && setChoice(value)}
        />
      </Modal>
      {printer.sheet}
    </>
  );
}
