import type { ProfileValues } from './profileValues';

const key = 'seduh.profile-draft';

/** Keeps what was typed while its user has to log in again; for this tab alone. Pictures cannot be kept. */
export function saveDraft(userId: string, values: ProfileValues): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ userId, values }));
  } catch {
    // storage is blocked or full: typed once more, then
  }
}

/** What the user had typed before; null for nothing, and for what somebody else has left. */
export function savedDraft(userId: string): ProfileValues | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    if (typeof kept !== 'object' || kept === null || !('userId' in kept) || kept.userId !== userId) return null;
    // written by this module and by nobody else, in this very tab
    return 'values' in kept ? (kept.values as ProfileValues) : null;
  } catch {
    return null;
  }
}

export function dropDraft(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // blocked: then nothing was kept either
  }
}
