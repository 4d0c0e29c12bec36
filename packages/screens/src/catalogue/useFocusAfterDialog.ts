import { type RefObject, useEffect } from 'react';
import { focusFirstWrong, useFirstWrong } from '../lib/useSubmit';
import type { FormErrors } from './useSaving';

/**
 * Focuses the first wrong field when there are new errors. A dialog that asked before they came gives the focus back to
 * where it was: then once more.
 */
export function useFocusAfterDialog(form: RefObject<HTMLFormElement | null>, errors: FormErrors): void {
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
