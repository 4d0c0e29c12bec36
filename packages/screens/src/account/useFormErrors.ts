import { type RefObject, useState } from 'react';
import { useFirstWrong } from '../lib/useFirstWrong';

/** Messages by field, and `form` for what concerns the whole. */
type ErrorsBy<Field extends string> = Partial<Record<Field | 'form', string>>;

/**
 * The errors of a form: each goes when its field is changed, what is said of the whole when nothing wrong is left. New
 * errors focus the first wrong field; a correction leaves the focus where it is.
 */
export function useFormErrors<Field extends string>(form: RefObject<HTMLFormElement | null>) {
  const [found, setFound] = useState<ErrorsBy<Field>>({});
  const [corrected, setCorrected] = useState<ReadonlySet<string>>(new Set());
  useFirstWrong(form, found);

  const wrong = Object.entries(found).filter(([name, msg]) => name !== 'form' && msg !== undefined);
  const left = wrong.filter(([name]) => !corrected.has(name));
  const isWhole = wrong.length > 0 ? left.length > 0 : corrected.size === 0;
  const errors: ErrorsBy<Field> = Object.fromEntries(left) as ErrorsBy<Field>;
  if (isWhole && found.form !== undefined) errors.form = found.form;

  return {
    errors,
    setErrors(next: ErrorsBy<Field>) {
      setFound(next);
      setCorrected(new Set());
    },
    /** This field was changed. */
    correct: (field: Field) => setCorrected(new Set([...corrected, field])),
  };
}
