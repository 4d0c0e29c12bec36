import { pauseOrders, reopenOrders, serverNow, useLiveShop } from '@seduh/api-client';
import type { DeliveryId, Pause } from '@seduh/contract';
import { pausesAt } from '@seduh/domain';
import { toast } from '@seduh/ui';
import { pauseInWords } from '../../lib/pauses/pauseInWords';
import { pauseWords } from '../../lib/pauses/words';
import { useShopClock } from '../../lib/useShopClock';
import { toastRefusal, useSubmit } from '../../lib/useSubmit';
import { useWords } from '../../lib/words/words';
import { pausingWords } from './words';

const MINUTE_MS = 60_000;

/** Whole minutes that are left of a pause; it ends on a minute, so the same end comes of them. Null: until reopened. */
const restOf = ({ until, until_reopened }: Pause, now: Date): number | null =>
  until_reopened ? null : Math.floor((Date.parse(until) - now.getTime()) / MINUTE_MS);

/** What is paused now, and how that is changed; each change can be taken back for a moment, by the toast. */
export function usePausing() {
  const m = useWords(pausingWords);
  const words = useWords(pauseWords);
  const { data: shop } = useLiveShop();
  const clock = useShopClock();
  const { submit, busy, problem, setProblem } = useSubmit();
  const pauses = shop ? pausesAt(shop, new Date(clock.now)) : [];
  const sayOnly = (text: string, undo: () => Promise<unknown>) => {
    // one at a time, as of moves: a second one would lie over the cards
    toast.clear();
    toast.undo(text, () => void submit(undo, toastRefusal));
  };
  /** The pauses as they were, each by what is left of it; one after the other, for each answer is all that is paused. */
  const again = (former: readonly Pause[]) => async () => {
    const now = serverNow();
    for (const pause of former) {
      const minutes = restOf(pause, now);
      if (minutes !== 0) await pauseOrders(pause.delivery_id, minutes);
    }
  };

  return {
    shop,
    clock,
    pauses,
    busy,
    problem,
    forgetProblem: () => setProblem(undefined),
    inWords: (pause: Pause) => pauseInWords(pause, clock, words),
    minutesLeft: ({ until }: Pause) => Math.floor((Date.parse(until) - clock.now) / MINUTE_MS),
    /** @param minutes null: until reopened @param done called once it is paused */
    pause: (deliveryId: DeliveryId | null, minutes: number | null, done: () => void) =>
      submit(async () => {
        const former = pauses.filter(({ delivery_id }) => delivery_id === deliveryId);
        await pauseOrders(deliveryId, minutes);
        done();
        sayOnly(m.isPaused, former.length > 0 ? again(former) : () => reopenOrders(deliveryId));
      }),
    /** @param done called once orders are taken again: the button that was pressed goes */
    reopen: (which: readonly Pause[], done: () => void) =>
      submit(async () => {
        for (const { delivery_id } of which) await reopenOrders(delivery_id);
        done();
        sayOnly(m.isOpen, again(which));
      }, toastRefusal),
  };
}

export type Pausing = ReturnType<typeof usePausing>;
