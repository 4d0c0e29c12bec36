import { describe, expect, it } from 'vitest';
import { candidates, type Situation } from './identity';

const root = { uid: 0, gid: 0 };
const users = [
  { name: 'root', uid: 0, gid: 0 },
  { name: 'daemon', uid: 1, gid: 1 },
  { name: 'nobody', uid: 65_534, gid: 65_533 },
  { name: 'postgres', uid: 101, gid: 104 },
];

const kinds = (situation: Situation) =>
  candidates(situation).map(({ kind, owner }) => `${kind} ${owner.uid}:${owner.gid}`);

describe('candidates', () => {
  it.each<[string, Situation, string[]]>([
    ['an ordinary user', { me: { uid: 1000, gid: 1000 }, named: true, users }, ['self 1000:1000']],
    ['a user without a name', { me: { uid: 12_345, gid: 0 }, named: false, users }, ['namespace 12345:0']],
    [
      'a user without a name, on data that is there',
      { me: { uid: 12_345, gid: 0 }, named: false, users, dataOwner: { uid: 12_345, gid: 0 } },
      ['self 12345:0'],
    ],
    ['root', { me: root, named: true, users }, ['namespace 0:0', 'drop 101:104', 'capability 101:104']],
    [
      'root, on data of root',
      { me: root, named: true, users, dataOwner: root },
      ['namespace 0:0', 'drop 101:104', 'capability 101:104'],
    ],
    [
      "root, on an ordinary user's data",
      { me: root, named: true, users, dataOwner: { uid: 1000, gid: 100 } },
      ['drop 1000:100', 'capability 1000:100'],
    ],
    [
      'root, without a postgres user',
      { me: root, named: true, users: users.slice(0, 3) },
      ['namespace 0:0', 'drop 65534:65533', 'capability 65534:65533'],
    ],
    ['root, all alone', { me: root, named: true, users: users.slice(0, 1) }, []],
    ['nobody to lend a name', { me: { uid: 12_345, gid: 0 }, named: false, users: [] }, []],
  ])('for %s', (_, situation, expected) => {
    expect(kinds(situation)).toEqual(expected);
  });

  it('gives up every privilege but the one to pass closed folders', () => {
    const wrapper = candidates({ me: root, named: true, users }).at(-1)?.wrapper;
    expect(wrapper).toEqual([
      'setpriv',
      '--reuid=101',
      '--regid=104',
      '--clear-groups',
      '--inh-caps=-all,+dac_override',
      '--ambient-caps=-all,+dac_override',
    ]);
  });
});
