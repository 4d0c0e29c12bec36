import { useState } from 'react';

/**
 * What a form's changes are made on: follows what the server has while nothing is typed, and stands still from then on,
 * so that nobody saves over what they have not seen.
 */
export function useBase<Item>(item: Item, isDirty: boolean): [base: Item, setBase: (base: Item) => void] {
  const [base, setBase] = useState(item);
  if (!isDirty && base !== item) setBase(item);
  return [base, setBase];
}
