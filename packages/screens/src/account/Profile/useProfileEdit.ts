import { editProfile, getSession } from '@seduh/api-client';
import type { Profile } from '@seduh/contract';
import { IMAGE_TYPES, LIMITS } from '@seduh/contract/constants';
import { imageProblem, toast } from '@seduh/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useUnsavedChanges } from '../../lib/unsaved-changes/useUnsavedChanges';
import { useSubmit } from '../../lib/useSubmit';
import { persisted } from '../../lib/persisted';
import { useWords } from '../../lib/words/words';
import { changesOf, emptiedIn, refusedProfile, valuesOf } from './profileValues';
import type { PictureChoice, ProfileErrors, ProfileField, ProfileValues } from './profileValues';
import { profileWords } from './words';

const pictureRules = { types: IMAGE_TYPES, maxBytes: LIMITS.imageBytes };

interface SavedDraft {
  userId: string;
  values: ProfileValues;
}

/** What was typed while its user has to log in again; for this tab alone. Images cannot be kept. */
const saved = persisted<SavedDraft | null>(
  'sessionStorage',
  'seduh.profile-draft',
  // written by this module and by nobody else, in this very tab
  (text) => JSON.parse(text ?? 'null') as SavedDraft | null,
  JSON.stringify,
);

export const saveDraft = (userId: string, values: ProfileValues): void => saved.set({ userId, values });

/** What the user had typed before; null for nothing, and for what somebody else has left. */
export function savedDraft(profile: Profile): ProfileValues | null {
  const draft = saved.get();
  // a version before may have known fewer fields
  return draft?.userId === profile.id ? { ...valuesOf(profile), ...draft.values } : null;
}

export const dropDraft = saved.clear;

interface Draft {
  values: ProfileValues;
  picture: PictureChoice;
  /** The birthday that stands in its field is none. */
  isBirthdayOff: boolean;
}

const startOf = (values: ProfileValues): Draft => ({ values, picture: undefined, isBirthdayOff: false });

/** The edit mode of a profile: what is typed, checked, saved and given up. */
export function useProfileEdit(profile: Profile) {
  const m = useWords(profileWords);
  const [draft, setDraft] = useState<Draft | null>(() => {
    const kept = savedDraft(profile);
    return kept && startOf(kept);
  });
  const [errors, setErrors] = useState<ProfileErrors>({});
  const { submit, busy } = useSubmit();
  const [reauth, setReauth] = useState<{ error?: string } | null>(null);
  const [isLeaving, setIsLeaving] = useState(false);
  const isGivenUp = useRef(false);
  const current = draft ?? startOf(valuesOf(profile));
  const changes = changesOf(profile, current.values, current.picture);
  const isDirty = draft !== null && (Object.keys(changes).length > 0 || draft.isBirthdayOff);
  useUnsavedChanges(isDirty && !isLeaving);

  const onGone = useEffectEvent(() => {
    // whoever is logged out against their will finds it again after the login
    if (isDirty && !isGivenUp.current && !getSession()) saveDraft(profile.id, current.values);
  });
  useEffect(() => {
    dropDraft();
    return () => onGone();
  }, []);

  const close = () => {
    setDraft(null);
    setErrors({});
  };
  const setPicture = (picture: PictureChoice) => {
    setDraft({ ...current, picture });
    setErrors({ ...errors, image: undefined });
  };

  /** @param password where the server has asked who it is */
  const save = async (password?: string) => {
    if (busy) return;
    if (!isDirty) return close();
    const wrong = current.isBirthdayOff ? { birthday: m.noDay } : emptiedIn(changes, m.required);
    setErrors(wrong ?? {});
    if (wrong) return;
    await submit(
      async () => {
        const { pending_email: pending } = await editProfile(password ? { ...changes, password } : changes);
        toast.success(changes.email && pending ? m.linkSent(pending) : m.saved);
        setReauth(null);
        close();
      },
      (error) => {
        if (error.code === 'REAUTH_REQUIRED') return setReauth({});
        toast.error(error.msg);
        if (error.code === 'WRONG_PASSWORD') return setReauth({ error: error.msg });
        setReauth(null);
        setErrors(refusedProfile(error));
      },
    );
  };

  return {
    isEditing: draft !== null,
    isDirty,
    busy,
    errors,
    values: current.values,
    picture: current.picture,
    /** Into the edit mode. */
    begin: () => setDraft(current),
    /** Discards everything and goes back to reading. */
    cancel: close,
    setValue: (field: ProfileField, value: string) =>
      setDraft({
        ...current,
        values: { ...current.values, [field]: value },
        isBirthdayOff: field === 'birthday' ? false : current.isBirthdayOff,
      }),
    /** The text in the birthday's field is no day. */
    spoilBirthday: () => setDraft({ ...current, isBirthdayOff: true }),
    /** Shows a picture at once, to be saved with the rest; refuses it before anything else where it is not one. */
    pick(file: File) {
      const problem = imageProblem(file, { ...pictureRules, wrongType: m.wrongType, tooLarge: m.tooLarge });
      if (!problem) return setPicture(file);
      toast.error(problem);
      setErrors({ ...errors, image: problem });
    },
    removePicture: () => setPicture(null),
    save,
    /** Whether the server asks who it is, and what was wrong with the last answer; null where it does not. */
    reauth,
    dropReauth: () => setReauth(null),
    /** Keeps what was typed for after a login that leaves the shop. */
    leaveForLogin() {
      saveDraft(profile.id, current.values);
      setIsLeaving(true);
    },
    /** Nothing is kept for after the next login. */
    giveUp() {
      isGivenUp.current = true;
    },
  };
}

export type ProfileEditing = ReturnType<typeof useProfileEdit>;

/** What every part of the page has to do with. */
export interface ProfilePartProps {
  profile: Profile;
  editing: ProfileEditing;
}
