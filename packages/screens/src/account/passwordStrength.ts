import { LIMITS } from '@seduh/contract/constants';
import { useEffect, useState } from 'react';

const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^a-zA-Z\d]/];

/** Tells whether a password is among the most common ones. */
export type IsCommon = (password: string) => boolean;

/**
 * How hard a password is to guess, in words; empty for an empty one. A hint while typing: the server refuses (too
 * short, too long, too common), and what it refuses is never called strong here.
 * @param isCommon undefined while the list of common ones is not there: then nothing is called strong yet
 */
export function passwordStrength(password: string, isCommon: IsCommon | undefined): string {
  if (password === '') return '';
  const missing = LIMITS.passwordMin - password.length;
  if (missing > 0) return `${missing} more ${missing === 1 ? 'character' : 'characters'}`;
  if (password.length > LIMITS.passwordMax) return `Too long: at most ${LIMITS.passwordMax} characters`;
  if (isCommon?.(password)) return 'Too common: everybody tries this one';
  const variety = kinds.filter((kind) => kind.test(password)).length;
  // one letter over and over is as short as one letter
  const different = new Set(password).size;
  if (different < 5) return 'Weak: too much of the same';
  if (isCommon && (password.length >= 14 || (password.length >= 11 && variety >= 3))) return 'Strong';
  return variety >= 2 ? 'Fair: longer is stronger' : 'Weak: longer is stronger';
}

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
