let last: string | undefined;

/** Remembers the page somebody looks at, for the way back after signing up; pages about getting in do not count. */
export function notePage(path: string): void {
  if (!/^\/(login|register|signup|reset-password|confirm-email|undo-email)\b/.test(path)) last = path;
}

/** The page that was looked at before; undefined where the visit began with getting in. */
export const lastPage = (): string | undefined => last;
