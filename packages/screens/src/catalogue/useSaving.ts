import { ApiError } from '@seduh/api-client';
import { toast } from '@seduh/ui';
import { useState } from 'react';

/** Messages by field, and under `form` one for the whole of it. */
export type FormErrors = Partial<Record<string, string>>;

/**
 * Saves a form: once at a time, with what went wrong at its fields, and with what somebody else saved meanwhile.
 * @param save sends it; called with the version it is made on
 */
export function useSaving<Item>(save: (version?: number) => Promise<Item>, onSaved: (saved: Item) => void) {
  const [errors, setErrors] = useState<FormErrors>({});
  const [busy, setBusy] = useState(false);
  /** What is there now, where it is not what the changes were made on. */
  const [conflict, setConflict] = useState<Item | null>(null);

  const run = async (version?: number) => {
    if (busy) return;
    setBusy(true);
    setErrors({});
    try {
      onSaved(await save(version));
      setConflict(null);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.code === 'EDIT_CONFLICT' && error.data) {
        // by the contract
        setConflict(error.data as Item);
      } else {
        toast.error(error.msg);
        setErrors(Object.keys(error.fields).length > 0 ? error.fields : { form: error.msg });
      }
    } finally {
      setBusy(false);
    }
  };

  return { run, busy, errors, setErrors, conflict, settle: () => setConflict(null) };
}
