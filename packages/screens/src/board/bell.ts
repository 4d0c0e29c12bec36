/** What calls staff to a new order. */
export interface Bell {
  /** Whether the browser lets it be heard: at first it may wait for a tap or a key. */
  isReady(): boolean;
  /** Calls back when that changes. */
  subscribe(listener: () => void): () => void;
  /** Lets it be heard. Works in the handler of a tap or a key only. */
  unlock(): void;
  /** Sounds once, for half a second. */
  ring(): void;
}

/** The two notes: how high, Hz, and when, seconds from the stroke. */
const NOTES = [
  { pitch: 880, at: 0 },
  { pitch: 1174.66, at: 0.16 },
];
/** How long a note takes to fade, seconds. */
const FADE = 0.35;
const LOUD = 0.4;

/** A bell of the browser's own: no file to load, and it rings in a tab that nobody looks at. */
function createBell(): Bell {
  const listeners = new Set<() => void>();
  let context: AudioContext | undefined;

  const open = () => {
    context = new AudioContext();
    context.addEventListener('statechange', () => {
      for (const listener of listeners) listener();
    });
    return context;
  };

  return {
    isReady: () => context?.state === 'running',
    subscribe(listener) {
      listeners.add(listener);
      // asked for before the first tap, the browser would only complain
      if (!context && navigator.userActivation?.hasBeenActive) open();
      return () => void listeners.delete(listener);
    },
    unlock() {
      // refused means that it still waits, and that is said
      (context ?? open()).resume().catch(() => undefined);
    },
    ring() {
      if (context?.state !== 'running') return;
      for (const { pitch, at } of NOTES) strike(context, pitch, context.currentTime + at);
    },
  };
}

function strike(context: AudioContext, pitch: number, start: number): void {
  const tone = new OscillatorNode(context, { frequency: pitch });
  const volume = new GainNode(context, { gain: 0 });
  // a note that began or ended at full volume would crack
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(LOUD, start + 0.01);
  volume.gain.exponentialRampToValueAtTime(0.001, start + FADE);
  tone.connect(volume).connect(context.destination);
  tone.start(start);
  tone.stop(start + FADE);
}

/** The tab's one bell. */
export const webBell = createBell();
