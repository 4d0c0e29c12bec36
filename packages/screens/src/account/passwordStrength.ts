import { LIMITS } from '@seduh/contract/constants';
import { useEffect, useState } from 'react';
import type { AccountWords } from './words';

const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^a-zA-Z\d]/];

type StrengthWords = AccountWords['strength'];

/** Tells whether a password is among the most common ones. */
export type IsCommon = (password: string) => boolean;

/**
 * How hard a password is to guess, in words; empty for an empty one. A hint while typing: the server refuses (too
 * short, too long, too common), and what it refuses is never called strong here.
 * @param isCommon undefined while the list of common ones is not there: then nothing is called strong yet
 */
export function passwordStrength(password: string, isCommon: IsCommon | undefined, m: StrengthWords): string {
  if (password === '') return '';
  const missing = LIMITS.passwordMin - password.length;
  if (missing > 0) return m.missing(missing);
  if (password.length > LIMITS.passwordMax) return m.tooLong(LIMITS.passwordMax);
  if (isCommon?.(password)) return m.common;
  const variety = kinds.filter((kind) => kind.test(password)).length;
  // one letter over and over is as short as one letter
  const different = new Set(password).size;
  if (different < 5) return m.alike;
  // the list of common ones has all of so many characters and more: whoever calls less than that strong has to make it longer
  if (isCommon && (password.length >= 14 || (password.length >= LIMITS.passwordStrong && variety >= 3)))
    return m.strong;
  return variety >= 2 ? m.fair : m.weak;
}

/** How hard a password is to guess, in words. The list of common ones is fetched with the first letter. */
export function usePasswordStrength(password: string, m: StrengthWords): string {
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

  return passwordStrength(password, isCommon, m);
}
