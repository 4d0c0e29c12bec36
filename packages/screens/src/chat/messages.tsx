import type { Chat, ChatSide } from '@seduh/contract';
import { otherSide } from '@seduh/domain';
import type { ChatMessage } from '@seduh/ui';
import { formatDay } from '../lib/format/dates';
import { formatTime } from '../lib/format/times';
import { calendarDay, type ShopTime } from '../lib/orders/moments';
import type { Unsent } from './outbox';
import { SentImage } from './SentImage';
import type { chatWords } from './words';

/** What the words of a chat are made with. */
interface Reading {
  m: NonNullable<ReturnType<typeof chatWords.in>>;
  /** Whose own messages are `me`. */
  side: ChatSide;
  /** The other side's name. */
  name: string;
  clock: ShopTime;
  orderId: string;
}

const textOf = ({ m }: Pick<Reading, 'm'>, { text, quick }: Pick<Chat['messages'][number], 'text' | 'quick'>) =>
  quick ? m.quick[quick] : (text ?? '');

/** What was said, as the panel shows it: days where there are several, and the read mark under the last that was read. */
export function messagesOf({ messages, seen }: Chat, reading: Reading): ChatMessage[] {
  const { m, side, name, clock, orderId } = reading;
  const dayOf = (at: string) => calendarDay({ zone: clock.zone, now: Date.parse(at) });
  const today = calendarDay(clock);
  const isAllToday = messages.every(({ at }) => dayOf(at) === today);
  const read = messages.findLast(({ id, from }) => from === side && id <= seen[otherSide(side)])?.id;
  return messages.map((message, index) => {
    const { id, from, has_image, at } = message;
    const day = dayOf(at);
    const before = messages[index - 1];
    const isNewDay = !isAllToday && (!before || dayOf(before.at) !== day);
    const alt = from === side ? m.yourPicture : m.pictureFrom(name);
    return {
      id: String(id),
      from: from === side ? 'me' : 'them',
      text: textOf(reading, message),
      time: formatTime(at, clock),
      ...(has_image ? { image: <SentImage orderId={orderId} messageId={id} alt={alt} /> } : {}),
      ...(isNewDay ? { day: day === today ? m.today : formatDay(at, clock) } : {}),
      ...(id === read ? { seen: m.read } : {}),
    };
  });
}

/** What has not been sent, or not yet. */
export const unsentOf = (unsent: readonly Unsent[], { m }: Reading): ChatMessage[] =>
  unsent.map(({ key, saying, preview, state, problem }) => ({
    id: key,
    from: 'me',
    text: 'quick' in saying && saying.quick ? m.quick[saying.quick] : (saying.text ?? ''),
    state,
    ...(preview ? { image: <img src={preview} alt={m.yourPicture} /> } : {}),
    ...(problem === undefined ? {} : { problem }),
  }));
