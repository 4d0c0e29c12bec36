/** What a page of stories is taught before it loads: see {@link keepCount}. */
export interface Quiet {
  /** A new story begins: nobody waits for what the one before has asked. */
  restart(): void;
  /** Until every request of the story is answered, or held back for ever, and its page has stopped changing. */
  settled(): Promise<void>;
}

/**
 * Runs in the page, before anything of its own. A story without a `play` is finished for Storybook as soon as it is
 * drawn, its requests still on their way: only they can tell when what it shows is there.
 */
export function keepCount(): void {
  // what a mock that never answers (`delay('infinite')`) sits on
  const FOR_EVER = 2_147_483_647;
  // pauses before a request is sent, a word is said; longer ones (a toast that goes) are part of the picture
  const SOON = 600;
  const STILL = 50;
  const PATIENCE = 3_000;
  let story = 0;
  let waiting = 0;
  let held = 0;
  let changedAt = 0;
  const soon = new Set<number>();

  const send = window.fetch;
  window.fetch = async (...request) => {
    const mine = story;
    waiting += 1;
    try {
      return await send(...request);
    } finally {
      if (mine === story) waiting -= 1;
      changedAt = performance.now();
    }
  };
  const later = window.setTimeout.bind(window) as (handler: TimerHandler, ms?: number, ...rest: unknown[]) => number;
  const countedLater: typeof later = (handler, ms = 0, ...rest) => {
    if (ms === FOR_EVER) held += 1;
    if (ms > SOON || typeof handler !== 'function') return later(handler, ms, ...rest);
    const timer = later(() => {
      soon.delete(timer);
      handler(...rest);
    }, ms);
    soon.add(timer);
    return timer;
  };
  const never = window.clearTimeout.bind(window);
  Object.assign(window, {
    setTimeout: countedLater,
    clearTimeout(timer: number | undefined) {
      soon.delete(timer ?? -1);
      never(timer);
    },
  });
  new MutationObserver(() => {
    changedAt = performance.now();
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });

  // Storybook's frames round what axe finds measure every element at every change: a seventh of a story's time
  let features: object;
  Object.defineProperty(window, 'FEATURES', {
    get: () => features,
    set: (all: object) => {
      features = { ...all, highlight: false };
    },
  });

  const frame = () => new Promise(requestAnimationFrame);
  const quiet: Quiet = {
    restart() {
      story += 1;
      waiting = 0;
      held = 0;
      soon.clear();
    },
    async settled() {
      const from = performance.now();
      const isBusy = () => waiting > held || soon.size > 0 || performance.now() - changedAt < STILL;
      do await frame();
      while (isBusy() && performance.now() - from < PATIENCE);
    },
  };
  Object.assign(window, { storyQuiet: quiet });
}
