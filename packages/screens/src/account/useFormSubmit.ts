import type { ApiError } from '@seduh/api-client';
import { toast } from '@seduh/ui';
import { type ChangeEvent, type FormEvent, useRef, useState } from 'react';
import { errorsByField, type FormErrors, type Submit, useFirstWrong, useSubmit } from '../lib/useSubmit';

/** What `asks` says of each field in which nothing is typed, and `whole` of the form; null: nothing is missing. */
export function missingIn<Field extends string>(
  values: Record<Field, string>,
  asks: Partial<Record<Field, string>>,
  whole: string,
): FormErrors<Field> | null {
  const missing = Object.entries(asks).filter(([field]) => values[field as Field] === '');
  if (missing.length === 0) return null;
  return Object.fromEntries([...missing, ['form', whole]]) as FormErrors<Field>;
}

/**
 * A form of texts that all have to be there. An error goes when its field is changed; new ones focus the first of them.
 * @param errorsOf places a refusal that does not just belong to the fields it names
 * @param sending given where the button is outside the form's component
 */
export function useFormSubmit<Field extends string>(
  initial: Record<Field, string>,
  errorsOf?: (error: ApiError) => FormErrors<Field> | undefined,
  sending?: Submit,
) {
  const own = useSubmit();
  const { submit, busy, busyWith } = sending ?? own;
  const [values, setValues] = useState(initial);
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
        setErrors(errorsOf?.(error) ?? (errorsByField(error, Object.keys(values)) as FormErrors<Field>));
      },
      name,
    );
  };

  return {
    /** For the form's frame. */
    frame: { ref: form, busy, problem: errors.form },
    busyWith,
    values,
    send,
    /** What a field's component needs beyond its label and look. */
    control: (name: Field) => ({
      name,
      required: true,
      value: values[name],
      error: errors[name],
      onChange({ target }: ChangeEvent<HTMLInputElement>) {
        setValues((now) => ({ ...now, [name]: target.value }));
        setCorrected((now) => new Set([...now, name]));
      },
    }),
    /** @param wrong what stands in the way before any call is made */
    submitForm(event: FormEvent, wrong: FormErrors<Field> | null, request: () => Promise<unknown>): void {
      event.preventDefault();
      const isWrong = Object.values(wrong ?? {}).some((msg) => msg !== undefined);
      if (!isWrong || !wrong) send(request);
      else if (!busy) setErrors(wrong);
    },
  };
}
