import { knownShopName } from '@seduh/api-client';
import { LIMITS } from '@seduh/contract/constants';
import type { isOwnWords as IsOwnWords, PasswordOwner } from '@seduh/domain/own-words';
import { useEffect, useState } from 'react';
import type { AccountWords } from './words';

const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^a-zA-Z\d]/];

type StrengthWords = AccountWords['strength'];

/** Tells whether a password is among those that are tried first. */
export type IsCommon = (password: string) => boolean;

/**
 * How hard a password is to guess, in words; empty for an empty one. A hint while typing: the server refuses (too
 * short, too long, too common, own words). The first three are never called strong here, the last as far as the page
 * knows whose it is: by a mailed link it does not know the account, and the shop's name only once that has been read.
 * @param isCommon undefined while the list of common ones is not there: then nothing is called strong yet
 * @param isOwn whether it is nothing but words of the shop and of whose it is, as far as the page knows them
 */
export function passwordStrength(
  password: string,
  isCommon: IsCommon | undefined,
  m: StrengthWords,
  isOwn?: IsCommon,
): string {
  if (password === '') return '';
  const missing = LIMITS.passwordMin - password.length;
  if (missing > 0) return m.missing(missing);
  if (password.length > LIMITS.passwordMax) return m.tooLong(LIMITS.passwordMax);
  if (isCommon?.(password)) return m.common;
  if (isOwn?.(password)) return m.own;
  const variety = kinds.filter((kind) => kind.test(password)).length;
  // one letter over and over is as short as one letter
  const different = new Set(password).size;
  if (different < 5) return m.alike;
  // the list of common ones has all of so many characters and more: whoever calls less than that strong has to make it longer
  if (isCommon && (password.length >= 14 || (password.length >= LIMITS.passwordStrong && variety >= 3)))
    return m.strong;
  return variety >= 2 ? m.fair : m.weak;
}

/**
 * How hard a password is to guess, in words. What is refused as tried first is fetched with the first letter.
 * @param owner whose it is, as far as the form knows; the shop's name is added where the page has it
 */
export function usePasswordStrength(password: string, m: StrengthWords, owner: PasswordOwner): string {
  const [known, setKnown] = useState<{ isCommon: IsCommon; isOwnWords: typeof IsOwnWords }>();
  const isTyped = password !== '';

  useEffect(() => {
    if (!isTyped) return;
    Promise.all([import('@seduh/domain/common-passwords'), import('@seduh/domain/own-words')]).then(
      ([{ isCommonPassword: isCommon }, { isOwnWords }]) => setKnown({ isCommon, isOwnWords }),
      // without the list nothing is called strong
      () => undefined,
    );
  }, [isTyped]);

  const isOwn: IsCommon = (typed) => known?.isOwnWords(typed, { shop: knownShopName(), ...owner }) ?? false;
  return passwordStrength(password, known?.isCommon, m, isOwn);
}
