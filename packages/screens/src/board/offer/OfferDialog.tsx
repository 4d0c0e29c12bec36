import { answerOffer } from '@seduh/api-client';
import type { LineSubstitute, Order } from '@seduh/contract';
import { Banner, Button, Modal, toast } from '@seduh/ui';
import { useSubmit } from '../../lib/useSubmit';
import { useWords } from '../../lib/words/words';
import { insteadIn } from '../notes';
import { offerWords } from './words';
import './OfferDialog.css';

export interface OfferDialogProps {
  order: Pick<Order, 'id' | 'number' | 'lines'>;
  onClose: () => void;
}

/** What a customer says to staff about what is offered instead of what has run out of their order. */
export default function OfferDialog({ order: { id, number, lines }, onClose }: OfferDialogProps) {
  const m = useWords(offerWords);
  const { submit, busyWith, problem } = useSubmit<string>();
  const open = lines.flatMap((line, index) => {
    const { substitute, ran_out = [] } = line.offer ?? {};
    if (!substitute) return [];
    const out = ran_out.map(({ name }) => name).join(', ');
    return [{ at: index + 1, product: line.product_name, out, instead: insteadIn(line, substitute), substitute }];
  });
  const answer = (line: number, take: boolean, substitute: LineSubstitute) =>
    submit(
      async () => {
        await answerOffer(id, { line, take, substitute });
        toast.success(m.saved(number));
        if (open.length === 1) onClose();
      },
      undefined,
      `${line} ${take}`,
    );
  return (
    <Modal
      open
      busy={busyWith !== null}
      onOpenChange={onClose}
      title={m.title(number)}
      description={open.length > 0 ? m.text : m.none}
      actions={
        <Button variant="line" disabled={busyWith !== null} onClick={onClose}>
          {m.close}
        </Button>
      }
    >
      <div className="offered">
        {problem && <Banner tone="bad">{problem}</Banner>}
        <ul>
          {open.map(({ at, product, out, instead, substitute }) => (
            <li key={at}>
              <span>{m.offered(product, instead, out)}</span>
              <Button
                size="sm"
                loading={busyWith === `${at} true`}
                disabled={busyWith !== null && busyWith !== `${at} true`}
                aria-label={m.takesOf(product, instead)}
                onClick={() => void answer(at, true, substitute)}
              >
                {m.takes}
              </Button>
              <Button
                size="sm"
                variant="line"
                loading={busyWith === `${at} false`}
                disabled={busyWith !== null && busyWith !== `${at} false`}
                aria-label={m.leavesOf(product, instead)}
                onClick={() => void answer(at, false, substitute)}
              >
                {m.leaves}
              </Button>
            </li>
          ))}
        </ul>
      </div>
    </Modal>
  );
}
