import { useState } from 'react';
import type { FormErrors } from './useSaving';

/** Of these errors, those whose field still has what they were about. @param values by the errors' names */
export function useCurrentErrors(errors: FormErrors, values: Partial<Record<string, unknown>>): FormErrors {
  const [told, setTold] = useState({ errors, values });
  if (errors !== told.errors) setTold({ errors, values });
  return Object.fromEntries(Object.entries(errors).filter(([field]) => Object.is(told.values[field], values[field])));
}
