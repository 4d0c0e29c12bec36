import { LIMITS } from '@seduh/contract/constants';

const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^a-zA-Z\d]/];

/**
 * How hard a password is to guess, in words; empty for an empty one. A hint while typing, not a rule: the server
 * alone refuses (too short, too common).
 */
export function passwordStrength(password: string): string {
  if (password === '') return '';
  const missing = LIMITS.passwordMin - password.length;
  if (missing > 0) return `${missing} more ${missing === 1 ? 'character' : 'characters'}`;
  const variety = kinds.filter((kind) => kind.test(password)).length;
  // one letter over and over is as short as one letter
  const different = new Set(password).size;
  if (different < 5) return 'Weak: too much of the same';
  if (password.length >= 14 || (password.length >= 11 && variety >= 3)) return 'Strong';
  return variety >= 2 ? 'Fair: longer is stronger' : 'Weak: longer is stronger';
}
