import { rani } from '@seduh/api-client/mocks';
import { describe, expect, it } from 'vitest';
import { changesOf, memberYear, nameOf, type ProfileValues, valuesOf } from './profileValues';

const values = valuesOf(rani);
const picture = new File(['…'], 'me.png', { type: 'image/png' });

describe('what a form changes', () => {
  it.each<[string, Partial<ProfileValues>, object]>([
    ['nothing', {}, {}],
    ['a text', { first_name: 'Ranita' }, { first_name: 'Ranita' }],
    ['spaces round a text', { first_name: ` ${rani.first_name} ` }, {}],
    ['a text that is taken away', { address: '' }, { address: '' }],
    ['a text and back again', { last_name: rani.last_name ?? '' }, {}],
    ['several', { birthday: '1997-02-01', gender: 'Male' }, { birthday: '1997-02-01', gender: 'Male' }],
  ])('%s', (_name, typed, changes) => {
    expect(changesOf(rani, { ...values, ...typed }, undefined)).toEqual(changes);
  });

  it('is the picture when another one was picked', () => {
    expect(changesOf(rani, values, picture)).toEqual({ picture });
  });

  it('is the default picture only where there was another one', () => {
    expect(changesOf({ ...rani, image: '/images/rani-384.jpg' }, values, null)).toEqual({ picture: null });
    expect(changesOf({ ...rani, image: null }, values, null)).toEqual({});
  });

  it('is nothing where nothing was known and nothing is typed', () => {
    const nobody = { ...rani, phone: null, gender: null };
    expect(changesOf(nobody, valuesOf(nobody), undefined)).toEqual({});
  });
});

it.each([
  [{ display_name: 'Kak Rani' }, 'Kak Rani'],
  [{ display_name: null }, 'Rani Ayu'],
  [{ display_name: null, first_name: null }, 'Ayu'],
  [{ display_name: null, first_name: null, last_name: null }, ''],
])('calls %j %j', (change, name) => {
  expect(nameOf({ ...rani, ...change })).toBe(name);
});

it.each([
  ['2023-12-31T16:59:59.000Z', 'Asia/Jakarta', '2023'],
  ['2023-12-31T17:00:00.000Z', 'Asia/Jakarta', '2024'],
  ['2023-12-31T17:00:00.000Z', 'America/Los_Angeles', '2023'],
])('%s in %s is in %s', (since, zone, year) => {
  expect(memberYear(since, zone)).toBe(year);
});
