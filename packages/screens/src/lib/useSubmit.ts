import { ApiError } from '@seduh/api-client';
import { toast } from '@seduh/ui';
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';

/** Messages by field, and under `form` one for the whole of it. */
export type FormErrors<Field extends string = string> = Partial<Record<Field | 'form', string>>;

/** Shows a refusal for a moment; for `submit`. */
export const toastRefusal = ({ msg }: ApiError): void => void toast.error(msg);

/** A refusal at the fields it names, else above the button. */
export const errorsByField = ({ msg, fields }: ApiError): FormErrors =>
  Object.keys(fields).length > 0 ? fields : { form: msg };

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
    try {
      await send();
    } catch (error) {
      // anything else is a fault of ours
      if (!(error instanceof ApiError)) throw error;
      setProblem(error.msg);
      refused?.(error);
    } finally {
      isSending.current = false;
      setBusyWith(null);
    }
  };

  return { submit, busy: busyWith !== null, busyWith, problem, setProblem };
}

export type Submit = ReturnType<typeof useSubmit>;

/**
 * A form that is checked, then sent. An error goes when its field is changed, what is said of the whole when nothing
 * wrong is left. New errors focus the first wrong field; a correction leaves the focus where it is.
 * @param errorsOf where a refusal stands; `sending` is given where the button is outside the form's component
 */
export function useFormSubmit<Field extends string>(
  errorsOf: (error: ApiError) => FormErrors<Field>,
  sending?: Submit,
) {
  const own = useSubmit();
  const { submit, busy, busyWith } = sending ?? own;
  const form = useRef<HTMLFormElement>(null);
  const [found, setFound] = useState<FormErrors<Field>>({});
  const [corrected, setCorrected] = useState<ReadonlySet<string>>(new Set());
  useFirstWrong(form, found);

  const wrong = Object.entries(found).filter(([name, msg]) => name !== 'form' && msg !== undefined);
  const left = wrong.filter(([name]) => !corrected.has(name));
  const isWhole = wrong.length > 0 ? left.length > 0 : corrected.size === 0;
  const errors = Object.fromEntries(left) as FormErrors<Field>;
  if (isWhole && found.form !== undefined) errors.form = found.form;

  const setErrors = (next: FormErrors<Field>) => {
    setFound(next);
    setCorrected(new Set());
  };

  /** @param name tells one of several buttons */
  const send = (request: () => Promise<unknown>, name?: string) => {
    if (busy) return;
    setErrors({});
    void submit(
      request,
      (error) => {
        toast.error(error.msg);
        setErrors(errorsOf(error));
      },
      name,
    );
  };

  return {
    form,
    busy,
    busyWith,
    errors,
    send,
    /** This field was changed. */
    correct: (field: Field) => setCorrected(new Set([...corrected, field])),
    /** @param wrong what stands in the way before any call is made */
    submitForm(event: FormEvent, wrong: FormErrors<Field> | null, request: () => Promise<unknown>): void {
      event.preventDefault();
      const isWrong = Object.values(wrong ?? {}).some((msg) => msg !== undefined);
      if (!isWrong || !wrong) send(request);
      else if (!busy) setErrors(wrong);
    },
  };
}

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
