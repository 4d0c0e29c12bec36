import { expect, it } from 'vitest';
import { addressesIn, connectionTo, hostsOf } from './hosts';

it('reads one address as it is, whatever is in it', () => {
  for (const address of [
    'postgres://seduh:p%2Cw@db.example:5432/seduh?sslmode=require',
    'postgres://seduh@db.example/a,b',
    'postgres://seduh:secret,word@db.example/seduh',
    'postgres://seduh@%2Frun%2Fpostgresql:5432/seduh',
    'postgresql://[::1]:5433/seduh',
  ])
    expect(addressesIn(address)).toEqual([address]);
});

it('reads several hosts as libpq does: each with the name, the password and what follows', () => {
  expect(addressesIn('postgres://seduh:a@b,c@db-1:5432,db-2:5433,[::1]/seduh?sslmode=require')).toEqual([
    'postgres://seduh:a@b,c@db-1:5432/seduh?sslmode=require',
    'postgres://seduh:a@b,c@db-2:5433/seduh?sslmode=require',
    'postgres://seduh:a@b,c@[::1]/seduh?sslmode=require',
  ]);
});

it('stays with a host until it is left, and is left once for all that tried it', () => {
  const source = connectionTo('postgres://seduh@db-1,db-2/seduh');
  const hosts = () => new URL(source().connectionString ?? '').host;
  const tried = [source(), source()];
  expect(hosts()).toBe('db-1');
  for (const one of tried) source.leave?.(one);
  expect(hosts()).toBe('db-2');
  source.leave?.(source());
  expect(hosts()).toBe('db-1');
  // where there is another one, a host that says nothing is not waited for
  expect(source().connectionTimeoutMillis).toBeLessThan(5_000);
  expect(connectionTo('postgres://seduh@db-1/seduh')().connectionTimeoutMillis).toBeUndefined();
});

it('names hosts without a password', () => {
  expect(hostsOf('postgres://seduh:secret@db-1:5432,db-2/seduh')).toBe('db-1:5432, db-2');
  expect(hostsOf('nonsense')).toBe('its host');
});
