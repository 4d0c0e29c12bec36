import { type RefObject, useEffect } from 'react';

/** Focuses the form's first wrong field each time there are new errors. */
export function useFirstWrong(form: RefObject<HTMLFormElement | null>, errors: object): void {
  useEffect(() => {
    if (Object.keys(errors).length > 0) focusFirstWrong(form.current);
  }, [form, errors]);
}

/** A field that is wrong, or a place for a picture: a button, which ARIA never calls invalid. */
export function focusFirstWrong(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-bad]')?.focus();
}
