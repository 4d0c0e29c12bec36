import { DatabaseError } from 'pg';
import { expect, it } from 'vitest';
import { loggedError } from './logged-error';

function databaseError(message: string, fields: Partial<DatabaseError>): DatabaseError {
  return Object.assign(new DatabaseError(message, 0, 'error'), fields);
}

const taken = databaseError('duplicate key value violates unique constraint "users_email_key"', {
  code: '23505',
  detail: 'Key (email)=(rani@seduh.example) already exists.',
  where: 'COPY users, line 3: "rani@seduh.example"',
  hint: 'ask rani@seduh.example',
  table: 'users',
  constraint: 'users_email_key',
});

it('keeps where an error of the database happened, and nothing that is in its rows', () => {
  const logged = loggedError(taken);
  expect(logged).toMatchObject({ code: '23505', table: 'users', constraint: 'users_email_key' });
  expect(logged.stack).toMatch(/^\s+at .*logged-error\.test/);
  expect(JSON.stringify(logged)).not.toContain('rani@');
});

it('does so for what caused an error, and what caused that', () => {
  const deep = new Error('not saved', { cause: new Error('tried twice', { cause: taken }) });
  const many = new AggregateError([deep, taken], 'all went wrong');
  const text = JSON.stringify(loggedError(many));
  expect(text).not.toContain('rani@');
  expect(text.match(/users_email_key/g)?.length).toBeGreaterThan(1);
  expect(text).toContain('tried twice');
});

it.each([
  ['invalid input syntax for type uuid: "a secret"', '22P02'],
  ['value "4111 a secret" is out of range for type integer', '22003'],
  ['date/time field value out of range: "a secret "of" two lines\n\t"', '22008'],
])('leaves the value out of %j', (message, code) => {
  const logged = loggedError(databaseError(message, { code }));
  expect(JSON.stringify(logged)).not.toMatch(/secret|4111|two lines/);
  expect(logged.message.length).toBeGreaterThan(10);
});

it('leaves secrets out of addresses that a message quotes', () => {
  const { message } = loggedError(new Error('cannot open /reset-password?x=1&token=reset-secret#a'));
  expect(message).toBe('cannot open /reset-password?x=1&token=…');
});

it('ends with errors that cause each other, and takes what is no error', () => {
  const one = new Error('one');
  one.cause = new Error('two', { cause: one });
  expect(JSON.stringify(loggedError(one)).match(/"two"/g)?.length).toBe(3);
  expect(loggedError('a secret')).toMatchObject({ type: 'string' });
  expect(JSON.stringify(loggedError({ token: 'a secret' }))).not.toContain('secret');
});
