import { expect, it } from 'vitest';
import { losesLastOwner, type StaffFacts } from './people';

const sari: StaffFacts = { id: 'sari', bundle: 'owner', disabled: false };
const dimas: StaffFacts = { id: 'dimas', bundle: 'owner', disabled: false };
const bayu: StaffFacts = { id: 'bayu', bundle: 'barista', disabled: false };
const away: StaffFacts = { id: 'away', bundle: 'owner', disabled: true };

it.each([
  ['the only owner becomes a manager', [sari, bayu], 'sari', { bundle: 'manager' }, true],
  ['the only owner is kept out', [sari, bayu], 'sari', { disabled: true }, true],
  ['the only owner who is not kept out goes', [sari, away], 'sari', { bundle: 'cashier' }, true],
  ['the only owner stays one', [sari, bayu], 'sari', { bundle: 'owner' }, false],
  ['one of two owners goes', [sari, dimas], 'sari', { bundle: 'barista' }, false],
  ['one of two owners is kept out', [sari, dimas], 'dimas', { disabled: true }, false],
  ['a barista is kept out', [sari, bayu], 'bayu', { disabled: true }, false],
  ['an owner who is kept out becomes a barista', [sari, away], 'away', { bundle: 'barista' }, false],
] as const)('%s', (_name, staff, id, change, loses) => {
  expect(losesLastOwner(staff, id, change)).toBe(loses);
});
