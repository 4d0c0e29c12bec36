import { persisted } from '../../lib/persisted';
import type { ProfileValues } from './profileValues';

interface SavedDraft {
  userId: string;
  values: ProfileValues;
}

/** What was typed while its user has to log in again; for this tab alone. Images cannot be kept. */
const saved = persisted<SavedDraft | null>(
  'sessionStorage',
  'seduh.profile-draft',
  (text) => {
    const { userId, values } = (JSON.parse(text ?? 'null') ?? {}) as Partial<SavedDraft>;
    // written by this module and by nobody else, in this very tab
    return userId !== undefined && values !== undefined ? { userId, values } : null;
  },
  JSON.stringify,
);

export const saveDraft = (userId: string, values: ProfileValues): void => saved.set({ userId, values });

/** What the user had typed before; null for nothing, and for what somebody else has left. */
export function savedDraft(userId: string): ProfileValues | null {
  const draft = saved.get();
  return draft?.userId === userId ? draft.values : null;
}

export const dropDraft = saved.clear;
