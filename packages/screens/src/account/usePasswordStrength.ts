import { useEffect, useState } from 'react';
import { type IsCommon, passwordStrength } from './passwordStrength';

/** How hard a password is to guess, in words. The list of common ones is fetched with the first letter. */
export function usePasswordStrength(password: string): string {
  const [isCommon, setIsCommon] = useState<IsCommon>();
  const isTyped = password !== '';

  useEffect(() => {
    if (!isTyped) return;
    import('@seduh/domain/common-passwords').then(
      (list) => setIsCommon(() => list.isCommonPassword),
      // without the list nothing is called strong
      () => undefined,
    );
  }, [isTyped]);

  return passwordStrength(password, isCommon);
}
