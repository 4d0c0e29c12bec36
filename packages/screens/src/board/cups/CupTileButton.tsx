import type { CupTile } from '@seduh/domain/cups';
import { minutesLate, promisedAt } from '@seduh/domain';
import { Check, CircleAlert, Clock, MessageCircleMore } from '@seduh/ui';
import { formatMoment, type ShopTime } from '../../lib/orders/moments';
import { noteWords } from '../../lib/orders/notes/words';
import { optionWords } from '../../lib/options/words';
import { useWords } from '../../lib/words/words';
import { cardLines, expectedAt } from '../columns';
import { avoidedIn, cardNotes, offerNote, refusedIn } from '../notes';
import { boardWords } from '../words';
import { usePressAndHold } from './usePressAndHold';
import { cupsWords } from './words';

export interface CupTileButtonProps {
  tile: CupTile;
  clock: ShopTime;
  /** One of them is made. */
  onPour: () => void;
  /** Called when it is held, or pressed by the other mouse button. */
  onHold: () => void;
}

/** Equal cups, as many as are still to be made; pressed, one is made for who was promised first. */
export function CupTileButton({ tile, clock, onPour, onHold }: CupTileButtonProps) {
  const m = useWords(cupsWords);
  const { from, left, laterFor, isAlone } = tile;
  const [{ order, line }] = from;
  const { text = '', detail = '' } = cardLines(order)[line - 1] ?? {};
  const isDone = left === 0;
  const expected = expectedAt(order, clock);
  const clockInWords = () => {
    const promised = formatMoment(new Date(promisedAt(order)).toISOString(), clock);
    return expected ? m.expected(promised, expected) : promised;
  };
  return (
    <button
      type="button"
      {...usePressAndHold(onHold)}
      className="cups-tile"
      data-later={laterFor !== null || undefined}
      data-late={(!isDone && minutesLate(order, clock.now) > 0) || undefined}
      aria-disabled={isDone || undefined}
      onClick={() => !isDone && onPour()}
    >
      <span className="cups-count sd-num">{isDone ? <Check /> : m.times(left)}</span>
      <span className="cups-what">
        <strong>{text}</strong>
        {detail && <span>{detail}</span>}
        {laterFor !== null && !isDone && (
          <span className="cups-later sd-num">
            <Clock />
            {m.later(clockInWords())}
          </span>
        )}
        <span className="cups-next sd-num">
          {isDone ? m.allMade : m.next(order.number, laterFor === null ? clockInWords() : null, from.length - 1)}
        </span>
      </span>
      {isAlone && <Notes {...{ order, line }} />}
    </button>
  );
}

/** What its customer wrote for this cup, and what must be watched of the whole order. */
function Notes({ order, line }: { order: CupTile['from'][0]['order']; line: number }) {
  const m = useWords(cupsWords);
  const board = useWords(boardWords);
  const marks = useWords(noteWords);
  const own = order.lines[line - 1];
  const { wishes } = cardNotes({ ...order, lines: own ? [own] : [] });
  const { allergies } = cardNotes(order);
  const avoided = avoidedIn(order, board, useWords(optionWords));
  const isUnknown = order.lines.some(({ warning }) => warning?.unknown);
  const asked = own && offerNote(own, order, board);
  const refused = own && refusedIn({ ...order, lines: [own] }, board);
  const watched = [
    ...allergies.map((text) => `${marks.allergy}: ${text}`),
    ...(avoided ? [`${board.avoided}: ${avoided}`] : []),
    ...(isUnknown ? [m.inOrder(board.mayContain)] : []),
    ...(refused ? [`${board.nothingInstead}: ${refused}`] : []),
  ];
  return (
    <>
      {wishes && (
        <span className="cups-note">
          <MessageCircleMore />
          <span>{wishes}</span>
        </span>
      )}
      {asked && (
        <span className="cups-note">
          <Clock />
          <span>{asked}</span>
        </span>
      )}
      {watched.map((text) => (
        <strong key={text} className="cups-warn">
          <CircleAlert />
          <span>{text}</span>
        </strong>
      ))}
    </>
  );
}
