import type { Order } from '@seduh/contract';
import { chatEndsAt, isChatOver, isFinal } from '@seduh/domain';
import { Button, MessageCircleMore } from '@seduh/ui';
import { formatMoment } from '../lib/orders/moments';
import { useShopClock } from '../lib/useShopClock';
import { useWords } from '../lib/words/words';
import { openChat } from './lazy';
import { chatWords } from './words';

/** The chat of an order that is over, for staff: as long as it may still be begun, and never of a guest at the counter. */
export function LateChat({ order: { id, number, status_name, timeline, counter } }: { order: Order }) {
  const m = useWords(chatWords);
  const clock = useShopClock();
  const ended = isFinal(status_name) && timeline.at(-1)?.at;
  const endsAt = ended ? chatEndsAt(new Date(ended)) : null;
  if (counter || !endsAt || clock.isLoading || isChatOver(endsAt, clock.now)) return null;
  return (
    <div className="late-chat">
      <Button
        size="sm"
        variant="line"
        icon={<MessageCircleMore />}
        aria-haspopup="dialog"
        onClick={() => openChat(id, m.notLoaded)}
      >
        {m.chatAbout(number)}
      </Button>
      <p className="sd-small sd-muted sd-num">{m.openUntil(formatMoment(endsAt.toISOString(), clock))}</p>
    </div>
  );
}
