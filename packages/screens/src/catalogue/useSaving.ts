'use no memo'; // a form for staff: what remembering costs in bytes, nobody would notice in time

import type { ApiError } from '@seduh/api-client';
import { toast } from '@seduh/ui';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { errorsByField, focusFirstWrong, type FormErrors, useFirstWrong, useSubmit } from '../lib/useSubmit';

/**
 * Saves a form: with what went wrong at its fields, as long as they stand as they were, and with what somebody else
 * saved meanwhile.
 * @param values what is typed, by the errors' names
 */
export function useSaving<Item>(values: Partial<Record<string, unknown>>) {
  const formRef = useRef<HTMLFormElement>(null);
  const [found, setFound] = useState<FormErrors>({});
  /** What is there now, where it is not what the changes were made on. */
  const [conflict, setConflict] = useState<Item | null>(null);
  const { submit, busy } = useSubmit();
  useFocusAfterDialog(formRef, found);

  const [about, setAbout] = useState({ found, values });
  if (found !== about.found) setAbout({ found, values });
  const standing = Object.entries(found).filter(([field]) => Object.is(about.values[field], values[field]));

  const save = (send: () => Promise<unknown>) =>
    submit(
      async () => {
        setFound({});
        await send();
        setConflict(null);
      },
      (error: ApiError) => {
        if (error.code === 'EDIT_CONFLICT' && error.data) {
          // by the contract
          setConflict(error.data as Item);
        } else {
          toast.error(error.msg);
          setFound(errorsByField(error, Object.keys(values)));
        }
      },
    );

  const errors: FormErrors = Object.fromEntries(standing);
  return { formRef, save, busy, errors, setErrors: setFound, conflict, settle: () => setConflict(null) };
}

/**
 * Focuses the first wrong field when there are new errors. A dialog that asked before they came gives the focus back to
 * where it was: then once more.
 */
function useFocusAfterDialog(form: RefObject<HTMLFormElement | null>, errors: FormErrors): void {
  useFirstWrong(form, errors);
  useEffect(() => {
    const { current } = form;
    const isWaiting = Object.keys(errors).length > 0 && document.querySelector('[role="alertdialog"]') !== null;
    if (!current || !isWaiting) return undefined;
    const onGivenBack = () => focusFirstWrong(current);
    current.addEventListener('focusin', onGivenBack, { once: true });
    return () => current.removeEventListener('focusin', onGivenBack);
  }, [form, errors]);
}
