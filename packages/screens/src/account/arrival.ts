/** What the login page may be told by who sends somebody there; kept in the history entry, never in the URL. */
export interface Arrival {
  /** The page that was wanted, to go on to. */
  from?: string;
  /** Fills the email in. */
  email?: string;
}

/** Reads a history entry's state, which may be anything after a reload or by another version. */
export function readArrival(state: unknown): Arrival {
  const { from, email } = (typeof state === 'object' && state !== null ? state : {}) as Record<string, unknown>;
  return {
    // only a page of ours
    from: typeof from === 'string' && /^\/(?!\/)/.test(from) ? from : undefined,
    email: typeof email === 'string' ? email : undefined,
  };
}
