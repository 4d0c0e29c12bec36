import { toast } from '@seduh/ui';
import { type ComponentType, use } from 'react';
import { loadWords } from '../words/words';

export interface PartModule<Props = object> {
  default: ComponentType<Props>;
}

/** How long the code of a part may take, ms; then it counts as one that did not come. */
const PATIENCE = 120_000;

/** The code of a part did not come: there is no way to the shop, or a newer build has other files. */
export class MissingCode extends Error {}

export interface LazyPart<Props = object> {
  /** Renders the part at once when its code and the words it says are here, else suspends. */
  Part: ComponentType<Props>;
  /** Fetches the code; called again after a failure it tries again. Rejects with {@link MissingCode}. */
  load(): Promise<void>;
}

/**
 * A part of the page whose code arrives on demand. Unlike `React.lazy` it renders without suspending once the module is
 * known, so that what was fetched on hover shows no fallback, not even for a frame.
 * @param fallback what stands in its place where it cannot be fetched; without one that is a failure
 */
export function lazyPart<Props extends object>(
  fetchModule: () => Promise<PartModule<Props>>,
  fallback?: ComponentType<Props>,
): LazyPart<Props> {
  let part: ComponentType<Props> | null = null;
  let failed = false;
  let pending: Promise<ComponentType<Props>> | null = null;

  const start = () => {
    let timer: ReturnType<typeof setTimeout>;
    const lateness = new Promise<never>((_, reject) => {
      timer = setTimeout(reject, PATIENCE);
    });
    // the words are known of once the code is
    const ready = fetchModule().then((module) => loadWords().then(() => module.default));
    return Promise.race([ready, lateness])
      .finally(() => clearTimeout(timer))
      .catch((reason: unknown) => {
        if (fallback) return fallback;
        failed = true;
        throw new MissingCode('', { cause: reason });
      })
      .then((made) => (part = made));
  };

  function Part(props: Props) {
    // a failed fetch stays failed here: starting anew while rendering would ask in a loop
    const Ready = part ?? use((pending ??= start()));
    return <Ready {...props} />;
  }

  async function load() {
    if (failed) {
      failed = false;
      pending = null;
    }
    await (pending ??= start());
  }

  return { Part, load };
}

/** A part that may arrive late or, where its code cannot be fetched, not at all: the page stands without it. */
export const optional = <Props extends object>(fetchModule: () => Promise<PartModule<Props>>): LazyPart<Props> =>
  lazyPart(fetchModule, () => null);

/** Fetches the code of a dialog, then opens it; says `failed` where the code does not come. */
export function onDemand({ load }: Pick<LazyPart, 'load'>, open: () => void, failed: string): void {
  load().then(open, () => toast.error(failed));
}
