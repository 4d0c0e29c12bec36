import type { Allergen, Profile } from '@seduh/contract';
import { useProfile } from './profile';

export interface AvoidsState {
  /** What whoever is logged in asked to be warned of; undefined while that is not known, and for a visitor. */
  avoids: readonly Allergen[] | undefined;
  /** It could not be loaded, and nothing is known from before. */
  isFailed: boolean;
  /** Loads again. */
  retry(): void;
}

/** What whoever is logged in asked to be warned of. */
export function useAvoids(): AvoidsState {
  const { data, error, retry } = useProfile();
  // an answer of the version before says nothing of it
  const avoids: readonly Allergen[] | undefined = data && ((data as Partial<Profile>).avoids ?? NOTHING);
  return { avoids, isFailed: !data && error !== undefined, retry };
}

const NOTHING: readonly Allergen[] = [];
