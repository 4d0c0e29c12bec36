import { ApiError, setAvailability, setOptionAvailability } from '@seduh/api-client';
import type { OrderLine } from '@seduh/contract';
import { Banner, Button, Modal } from '@seduh/ui';
import { useState } from 'react';
import { messageOf } from '../../../lib/messageOf';
import { useWords } from '../../../lib/words/words';
import type { Moves } from '../../useMoves';
import { type Part, RunOutPart } from './RunOutPart';
import { soldOutWords } from './words';
import './SoldOutDialog.css';

export interface SoldOutDialogProps {
  /** The cup, or the order, that cannot be made as it is. */
  what: string;
  /** What it consists of. */
  lines: readonly OrderLine[];
  /** Called with what was done, and what takes it back. */
  offerUndo: Moves['offerUndo'];
  onClose: () => void;
}

/**
 * Asks what has run out of a cup or an order, a product or one of its options, and what is offered instead, and takes it off
 * the menu until the next opening.
 */
export default function SoldOutDialog({ what, lines, offerUndo, onClose }: SoldOutDialogProps) {
  const m = useWords(soldOutWords);
  const [busy, setBusy] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  const mark = async (part: Part, instead: { id: string; name: string } | undefined) => {
    setBusy(part.key);
    setProblem(null);
    try {
      await set(part, 'next_opening', instead?.id);
      onClose();
      offerUndo(m.isSoldOut(part.name, instead?.name), () => void set(part, null));
    } catch (error) {
      const unfit = error instanceof ApiError && error.fields.substitute_id;
      setProblem(unfit && instead ? `${instead.name}: ${unfit}` : messageOf(error));
    }
    setBusy(null);
  };

  return (
    <Modal
      open
      onOpenChange={onClose}
      title={m.title(what)}
      description={m.text}
      actions={
        <Button variant="line" onClick={onClose}>
          {m.close}
        </Button>
      }
    >
      <div className="cups-out">
        {problem && <Banner tone="bad">{problem}</Banner>}
        <ul>
          {partsOf(lines).map((part) => (
            <RunOutPart
              key={part.key}
              part={part}
              busy={busy === part.key}
              disabled={busy !== null && busy !== part.key}
              onMark={(instead) => void mark(part, instead)}
            />
          ))}
        </ul>
      </div>
    </Modal>
  );
}

/** Products with their options, each once. */
function partsOf(lines: readonly OrderLine[]): Part[] {
  const parts = lines.flatMap(({ product_id: productId, product_name, options }) => [
    { key: productId, name: product_name, productId, optionId: null },
    ...options.map(({ id, option_name }) => ({ key: String(id), name: option_name, productId, optionId: id })),
  ]);
  return [...new Map<string, Part>(parts.map((part) => [part.key, part])).values()];
}

const set = ({ productId, optionId }: Part, until: 'next_opening' | null, instead?: string) =>
  optionId === null
    ? setAvailability(productId, until, instead)
    : setOptionAvailability(optionId, until, instead === undefined ? undefined : Number(instead));
