import { setAvailability, setOptionAvailability } from '@seduh/api-client';
import type { OrderLine } from '@seduh/contract';
import { Banner, Button, Modal } from '@seduh/ui';
import { useState } from 'react';
import { messageOf } from '../../../lib/messageOf';
import { useWords } from '../../../lib/words/words';
import type { Moves } from '../../useMoves';
import { soldOutWords } from './words';
import './SoldOutDialog.css';

export interface SoldOutDialogProps {
  /** The cup that cannot be made. */
  line: OrderLine;
  moves: Pick<Moves, 'offerUndo'>;
  onClose: () => void;
}

/** Asks what of a cup has run out, its product or one of its options, and takes that off the menu until the next opening. */
export default function SoldOutDialog({ line, moves, onClose }: SoldOutDialogProps) {
  const m = useWords(soldOutWords);
  const [busy, setBusy] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const { product_id, product_name, options } = line;
  const parts = [
    { key: product_id, name: product_name, set: (until: Until) => setAvailability(product_id, until) },
    ...options.map(({ id, option_name }) => ({
      key: String(id),
      name: option_name,
      set: (until: Until) => setOptionAvailability(id, until),
    })),
  ];

  const mark = async ({ key, name, set }: (typeof parts)[number]) => {
    setBusy(key);
    setProblem(null);
    try {
      await set('next_opening');
      onClose();
      moves.offerUndo(m.isSoldOut(name), () => void set(null));
    } catch (error) {
      setProblem(messageOf(error));
    }
    setBusy(null);
  };

  return (
    <Modal
      open
      onOpenChange={onClose}
      title={m.title(product_name)}
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
          {parts.map((part) => (
            <li key={part.key}>
              <span>{part.name}</span>
              <Button
                size="sm"
                variant="line"
                aria-label={m.markOne(part.name)}
                loading={busy === part.key}
                disabled={busy !== null && busy !== part.key}
                onClick={() => void mark(part)}
              >
                {m.mark}
              </Button>
            </li>
          ))}
        </ul>
      </div>
    </Modal>
  );
}

type Until = 'next_opening' | null;
