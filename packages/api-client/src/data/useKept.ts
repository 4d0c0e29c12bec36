import { useState } from 'react';

/**
 * Shows the former data while other data is on its way, so that a list does not collapse between two pages.
 * @param scope whose data it is: another scope's is never shown
 * @returns the data to show, and whether it is the former one
 */
export function useKept<T>(
  data: T | undefined,
  isLoading: boolean,
  scope: string | null = '',
): { shown: T | undefined; isStale: boolean } {
  const [former, setFormer] = useState({ data, scope });
  if (scope !== former.scope || (data !== undefined && data !== former.data)) setFormer({ data, scope });
  const kept = isLoading && former.scope === scope ? former.data : undefined;
  const shown = data ?? kept;
  return { shown, isStale: data === undefined && shown !== undefined };
}
