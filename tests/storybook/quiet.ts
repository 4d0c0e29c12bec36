/** What a page of stories is taught before it loads: see {@link keepCount}. */
export interface Quiet {
  /** A new story begins: nobody waits for what the one before has asked. */
  restart(): void;
  /**
   * Until every request of the story is answered, or held back for ever, its pictures are there and its page has stopped
   * changing.
   */
  settled(): Promise<void>;
  /**
   * Whether the page is drawn from now on; a new story is. What only measures it needs no picture of it, which takes the
   * browser as long as to lay it out.
   */
  draw(isDrawn: boolean): void;
  /**
   * Whether Storybook may wait for animations: it gives them a tenth of a second to begin, after each story and before
   * each run of axe. A page that is settled needs neither.
   */
  awaitAnimations(isAsked: boolean): void;
  /** From now on the story stays as it is: no long timer rings, so a toast does not go. */
  hold(): void;
  /** The end of a held story: what would have rung in the next seconds does so now, so that what it throws is heard. */
  ringLate(): Promise<void>;
}

/**
 * Runs in the page, before anything of its own. A story without a `play` is finished for Storybook as soon as it is
 * drawn, its requests still on their way: only they can tell when what it shows is there.
 */
export function keepCount(): void {
  // what a mock that never answers (`delay('infinite')`) sits on
  const FOR_EVER = 2_147_483_647;
  // pauses before a request is sent, a word is said; longer ones (a toast that goes) would change the picture
  const SOON = 600;
  // whoever looks at a story for longer begins it anew
  const LATE = 10_000;
  const STILL = 50;
  // on a busy machine that is less than it sounds
  const STILL_FRAMES = 3;
  const PATIENCE = 15_000;
  let story = 0;
  let waiting = 0;
  let held = 0;
  let changedAt = 0;
  let framesSince = 0;
  let isHeld = false;
  const soon = new Set<number>();
  const late = new Map<number, () => void>();

  const changed = () => {
    changedAt = performance.now();
    framesSince = 0;
  };
  const send = window.fetch;
  window.fetch = async (...request) => {
    const mine = story;
    waiting += 1;
    const over = () => {
      if (mine === story) waiting -= 1;
      changed();
    };
    try {
      const response = await send(...request);
      // what it says may come long after its head; a stream of events never ends
      const isEndless = response.headers.get('content-type')?.startsWith('text/event-stream');
      if (isEndless) over();
      else response.clone().arrayBuffer().then(over, over);
      return response;
    } catch (error) {
      over();
      throw error;
    }
  };
  // Playwright's clock keeps to itself what its timers and frames throw: told to the page, it is heard as in a browser
  const told =
    <Args extends unknown[]>(handler: (...args: Args) => unknown) =>
    (...args: Args): void => {
      try {
        handler(...args);
      } catch (error) {
        window.reportError(error);
      }
    };
  /** Playwright's clock notes for each timer where it was set, which takes longer than the timer itself. */
  const unnoted = <Args extends unknown[], Timer>(set: (...args: Args) => Timer) => {
    const bound = set.bind(window);
    return (...args: Args): Timer => {
      const { stackTraceLimit } = Error;
      Error.stackTraceLimit = 0;
      try {
        return bound(...args);
      } finally {
        Error.stackTraceLimit = stackTraceLimit;
      }
    };
  };
  const again = unnoted<Parameters<typeof later>, number>(window.setInterval);
  const onFrame = unnoted(window.requestAnimationFrame);
  const onIdle = unnoted(window.requestIdleCallback);
  const later = unnoted<[handler: TimerHandler, ms?: number, ...rest: unknown[]], number>(window.setTimeout);
  const countedLater: typeof later = (handler, ms = 0, ...rest) => {
    if (ms === FOR_EVER) held += 1;
    if (typeof handler !== 'function') return later(handler, ms, ...rest);
    const ring = told(() => handler(...rest));
    const isLate = ms > SOON;
    const timer = later(() => {
      // a late one that is held stays, to ring at the end
      if (isLate && isHeld) return;
      soon.delete(timer);
      late.delete(timer);
      ring();
    }, ms);
    if (!isLate) soon.add(timer);
    else if (ms <= LATE) late.set(timer, ring);
    return timer;
  };
  const never = window.clearTimeout.bind(window);
  Object.assign(window, {
    setTimeout: countedLater,
    setInterval: (handler: TimerHandler, ms?: number, ...rest: unknown[]) =>
      again(typeof handler === 'function' ? told(() => handler(...rest)) : handler, ms),
    requestAnimationFrame: (handler: FrameRequestCallback) => onFrame(told(handler)),
    requestIdleCallback: (handler: IdleRequestCallback, options?: IdleRequestOptions) => onIdle(told(handler), options),
    clearTimeout(timer: number | undefined) {
      soon.delete(timer ?? -1);
      late.delete(timer ?? -1);
      never(timer);
    },
  });
  new MutationObserver(changed).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });

  // Storybook's frames round what axe finds measure every element at every change: a seventh of a story's time
  let features: object;
  Object.defineProperty(window, 'FEATURES', {
    get: () => features,
    set: (all: object) => {
      features = { ...all, highlight: false };
    },
  });

  const frame = async () => {
    await new Promise(requestAnimationFrame);
    framesSince += 1;
  };
  const missing = () => [...document.images].filter(({ complete }) => !complete);
  /** What is still to come, in words; nothing when all is there. */
  const awaited = (): string => {
    if (waiting > held) return `${waiting - held} requests without an answer`;
    if (soon.size > 0) return `${soon.size} timers about to ring`;
    if (missing().length > 0) return `${missing().length} pictures on their way (${missing()[0]?.currentSrc})`;
    const isStill = performance.now() - changedAt >= STILL && framesSince >= STILL_FRAMES;
    return isStill ? '' : 'changes without end';
  };
  const { getAnimations } = Document.prototype;
  const curtain = new CSSStyleSheet();
  // keeps its place, its colours and its pointer, as nothing else does that hides
  curtain.replaceSync('html { opacity: 0 !important; }');
  const quiet: Quiet = {
    draw(isDrawn) {
      const others = document.adoptedStyleSheets.filter((sheet) => sheet !== curtain);
      const isSame = isDrawn === (others.length === document.adoptedStyleSheets.length);
      if (!isSame) document.adoptedStyleSheets = isDrawn ? others : [...others, curtain];
    },
    awaitAnimations(isAsked) {
      if (isAsked) Object.assign(Document.prototype, { getAnimations });
      else Reflect.deleteProperty(Document.prototype, 'getAnimations');
    },
    restart() {
      quiet.draw(true);
      story += 1;
      waiting = 0;
      held = 0;
      soon.clear();
      late.clear();
      isHeld = false;
    },
    async settled() {
      const from = performance.now();
      do {
        if (performance.now() - from > PATIENCE) throw new Error(`not quiet after ${PATIENCE / 1000} s: ${awaited()}`);
        // a lazy picture below the fold would come in the moment it is photographed, or a moment later
        for (const picture of document.images) {
          if (picture.loading !== 'eager') picture.loading = 'eager';
          if (picture.decoding !== 'sync') picture.decoding = 'sync';
        }
        await frame();
        if (awaited() === '') await Promise.all([...document.images].map((one) => one.decode().catch(() => undefined)));
        await frame();
      } while (awaited() !== '');
    },
    hold() {
      isHeld = true;
    },
    async ringLate() {
      if (late.size === 0) return;
      const rings = [...late];
      late.clear();
      for (const [timer, ring] of rings) {
        never(timer);
        ring();
      }
      await frame();
    },
  };
  Object.assign(window, { storyQuiet: quiet });
}
