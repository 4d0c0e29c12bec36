import type { S3Failure } from './failure';

interface Gate {
  /** To be asked before each try. Throws for whoever is not sent to a store that is silent. */
  enter(who: object): void;
  /** Somebody got no answer; the first one goes on trying for all. */
  close(who: object): void;
  /** There was an answer, whatever it says. */
  open(): void;
  /** Who went ahead has ended. */
  leave(who: object): void;
}

const OPEN: Gate = { enter: () => undefined, close: () => undefined, open: () => undefined, leave: () => undefined };

/**
 * Spares a store that was silent, and whoever would wait for it: while it rests, and while the one who goes ahead is
 * under way, everybody else is refused at once. Without it a page full of pictures would hold its connections for seconds.
 * @param restMs how long it rests; null: nobody is refused, each tries for itself
 */
export function createGate(restMs: number | null, refusal: () => S3Failure): Gate {
  if (restMs === null) return OPEN;
  let silentSince: number | null = null;
  let ahead: object | null = null;
  return {
    enter(who) {
      if (silentSince === null || ahead === who) return;
      if (ahead !== null || performance.now() - silentSince < restMs) throw refusal();
      ahead = who;
    },
    close(who) {
      if (silentSince === null) ahead = who;
      silentSince = performance.now();
    },
    open() {
      silentSince = null;
      ahead = null;
    },
    leave(who) {
      if (ahead === who) ahead = null;
    },
  };
}
