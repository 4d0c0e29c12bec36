import type { Order } from '@seduh/contract';
import { Button, IconButton, Modal, Printer, RadioField } from '@seduh/ui';
import { useState } from 'react';
import { persisted, usePersisted } from '../lib/persisted';
import { useWords } from '../lib/words/words';
import { usePrinter } from './usePrinter';
import { type TicketWords, ticketWords } from './words';

type Choice = keyof TicketWords['choices'];

const CHOICES: readonly Choice[] = ['nothing', 'ticket', 'labels'];
const isChoice = (text: string | null | undefined): text is Choice => CHOICES.some((choice) => choice === text);

const kept = persisted<Choice>('localStorage', 'boardPaper', (text) => (isChoice(text) ? text : 'nothing'));

export interface AcceptPrinterProps {
  /** The orders that were accepted here, as they were before, the last one at the end. */
  accepted: readonly Order[];
  /** Called with why an order's paper was not printed. */
  onProblem: (order: Order, message: string) => void;
}

/**
 * The board's switch for what this device prints when it accepts an order, and what prints it. An order is printed by
 * itself once: accepted again after an undo, its paper hangs there already.
 */
export function AcceptPrinter({ accepted, onProblem }: AcceptPrinterProps) {
  const m = useWords(ticketWords);
  const [choice, setChoice] = usePersisted(kept);
  const [isOpen, setIsOpen] = useState(false);
  const [seen, setSeen] = useState(0);
  const [printed, setPrinted] = useState<ReadonlySet<string>>(new Set());
  const printer = usePrinter(({ order }) => onProblem(order, m.notPrinted));

  // several at once: while this part was on its way, or behind the browser's own dialog
  if (accepted.length > seen) {
    setSeen(accepted.length);
    if (choice !== 'nothing') {
      const fresh = new Map(accepted.slice(seen).map((order) => [order.id, order]));
      for (const [id, order] of fresh) if (!printed.has(id)) printer.print({ order, paper: choice });
      setPrinted(new Set([...printed, ...fresh.keys()]));
    }
  }

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
