import { expect, it } from 'vitest';
import { handPassword, takePassword } from './justSignedUp';

it('hands a password on once, for its email alone, and stores it nowhere', () => {
  handPassword('rani@seduh.example', 'kopi tubruk 88');
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state])).not.toContain('tubruk');
  expect(takePassword('rani@seduh.example')).toBe('kopi tubruk 88');
  expect(takePassword('rani@seduh.example')).toBeUndefined();
  handPassword('rani@seduh.example', 'kopi tubruk 88');
  expect(takePassword('dimas@seduh.example')).toBeUndefined();
  expect(takePassword('rani@seduh.example')).toBeUndefined();
});
