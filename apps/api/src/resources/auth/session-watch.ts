import type { Viewer } from '../../platform/http/viewer';

/** How often all that is watched is looked at. */
const CHECK_MS = 1_000;

interface Watched {
  viewer: Viewer;
  ended: () => void;
}

/** What a stream shows depends on who it is for and on what they may see. */
const isSame = (one: Viewer, other: Viewer): boolean =>
  one.userId === other.userId && one.role === other.role && one.bundle === other.bundle;

/**
 * Watches the sessions of long-lived streams with one question a second for all of them, none without streams.
 * @param find whom these sessions stand for now, by their ids; ended ones are left out
 */
export function createSessionWatch(find: (ids: string[]) => Promise<Map<string, Viewer>>) {
  const sessions = new Map<string, Set<Watched>>();
  let timer: NodeJS.Timeout | undefined;
  let asking = false;
  let again = false;

  function check(): void {
    again = asking;
    if (asking || sessions.size === 0) return;
    asking = true;
    ask()
      // the database is away: nothing is known until it is back, and then it is asked again
      .catch(() => undefined)
      .finally(() => {
        asking = false;
        // what ended while the answer was on its way may not be in it
        if (again) check();
      });
  }

  async function ask(): Promise<void> {
    const asked = [...sessions].map(([id, watched]) => ({ id, watched: [...watched] }));
    const found = await find(asked.map(({ id }) => id));
    for (const { id, watched } of asked) {
      const now = found.get(id);
      for (const one of watched) {
        if (now && isSame(now, one.viewer)) continue;
        if (leave(id, one)) one.ended();
      }
    }
  }

  function leave(id: string, one: Watched): boolean {
    const watched = sessions.get(id);
    const wasThere = watched?.delete(one) ?? false;
    if (watched?.size === 0) sessions.delete(id);
    if (sessions.size === 0) {
      clearInterval(timer);
      timer = undefined;
    }
    return wasThere;
  }

  return {
    /** Looks now: a session has just ended here. */
    check,
    /** Calls `ended` once, within a second, when session `id` is no longer this viewer's; returns how to stop. */
    watch(id: string, viewer: Viewer, ended: () => void): () => void {
      const one = { viewer, ended };
      sessions.set(id, (sessions.get(id) ?? new Set<Watched>()).add(one));
      timer ??= setInterval(check, CHECK_MS).unref();
      return () => void leave(id, one);
    },
  };
}
