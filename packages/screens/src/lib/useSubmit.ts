import { ApiError } from '@seduh/api-client';
import { toast } from '@seduh/ui';
import { type RefObject, useEffect, useRef, useState } from 'react';

/** Messages by field, and under `form` one for the whole of it. */
export type FormErrors<Field extends string = string> = Partial<Record<Field | 'form', string>>;

/** Shows a refusal for a moment; for `submit`. */
export const toastRefusal = ({ msg }: ApiError): void => void toast.error(msg);

/** A refusal at the fields it names, else above the button. @param shown the fields of the form: no other can say it */
export const errorsByField = ({ msg, fields }: ApiError, shown: readonly string[]): FormErrors =>
  shown.some((name) => fields[name]) ? fields : { form: msg };

/** What a `send` answers that leads to another page: the button stays busy until that is there. */
export const LEAVING = 'leaving';

/** Sends something, once at a time: a second press while the answer is out does nothing. */
export function useSubmit<Name extends string = string>() {
  const [busyWith, setBusyWith] = useState<Name | true | null>(null);
  const [problem, setProblem] = useState<string>();
  const isSending = useRef(false);

  /** @param refused called with what the server refused, besides `problem`; `name` tells one of several buttons */
  const submit = async (send: () => Promise<unknown>, refused?: (error: ApiError) => void, name?: Name) => {
    if (isSending.current) return;
    isSending.current = true;
    setBusyWith(name ?? true);
    setProblem(undefined);
    let isLeaving = false;
    try {
      isLeaving = (await send()) === LEAVING;
    } catch (error) {
      // anything else is a fault of ours
      if (!(error instanceof ApiError)) throw error;
      // whoever asked has gone: it is none of the next one's business
      if (error.code === 'CANCELED') return;
      setProblem(error.msg);
      refused?.(error);
    } finally {
      isSending.current = isLeaving;
      if (!isLeaving) setBusyWith(null);
    }
  };

  return { submit, busy: busyWith !== null, busyWith, problem, setProblem };
}

export type Submit = ReturnType<typeof useSubmit>;

/** Focuses the form's first wrong field each time there are new errors. */
export function useFirstWrong(form: RefObject<HTMLFormElement | null>, errors: object): void {
  useEffect(() => {
    if (Object.keys(errors).length > 0) focusFirstWrong(form.current);
  }, [form, errors]);
}

/** A field that is wrong, or a place for an image: a button, which ARIA never calls invalid. */
export function focusFirstWrong(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-bad]')?.focus();
}
