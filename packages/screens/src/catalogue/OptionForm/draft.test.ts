import { optionGroups } from '@seduh/api-client/mocks';
import { OptionGroupBody, type OptionGroupDetail, OptionGroupEditBody } from '@seduh/contract';
import { describe, expect, it } from 'vitest';
import { words as making } from '../making/words/en';
import { words as shared } from '../words/en';
import { differencesOf, type GroupPhrases, keepOwn } from './conflict';
import { changesOf, draftOf, type GroupDraft, NEW_GROUP, newRow, requestOf, wrongIn } from './optionForm';
import { words as own } from './words/en';

const m = { ...shared, ...own, making };
const say: GroupPhrases = {
  ...m,
  surcharge: String,
  contents: ({ kcal }) => String(kcal),
  makingInWords: ({ seconds, station }) => `${seconds} ${station}`,
};
const milk = optionGroups[0]!;
const [whole, oat] = milk.options;
if (!whole || !oat) throw new Error('the fixtures have no milk');

const typed = draftOf(milk);
const withRow = (place: number, change: Partial<GroupDraft['options'][number]>, draft = typed): GroupDraft => ({
  ...draft,
  options: draft.options.map((row, index) => (index === place ? { ...row, ...change } : row)),
});
const withOption = (place: number, change: Partial<OptionGroupDetail['options'][number]>): OptionGroupDetail => ({
  ...milk,
  version: 2,
  options: milk.options.map((option, index) => (index === place ? { ...option, ...change } : option)),
});

describe('a new group', () => {
  it('misses its name and that of its option', () => {
    expect(wrongIn(NEW_GROUP, m, 'en')).toEqual({
      isMissing: true,
      errors: { group_name: m.askName, 'options.0.option_name': m.askName },
    });
    expect(wrongIn({ ...NEW_GROUP, group_name: 'Cup', min: '', max: '0', options: [] }, m, 'en').errors).toEqual({
      min: m.askCount,
      max: m.askMost,
      options: m.askOption,
    });
  });

  it.each([
    ['2', '1', m.aboveMost('1')],
    ['2', '3', m.aboveCount(1)],
  ])('cannot ask for %s of at most %s', (min, max, problem) => {
    const draft = withRow(0, { name: 'Mine' }, { ...NEW_GROUP, group_name: 'Cup', min, max });
    expect(wrongIn(draft, m, 'en')).toEqual({ isMissing: false, errors: { min: problem } });
  });

  it('has no option that takes longer than anything may', () => {
    const slow = (seconds: string) =>
      withRow(0, { name: 'Mine', making: { seconds, station: null } }, { ...NEW_GROUP, group_name: 'Cup' });
    expect(wrongIn(slow('1801'), m, 'en')).toEqual({
      isMissing: false,
      errors: { 'options.0.making.seconds': '1,800 seconds at most.' },
    });
    expect(wrongIn(slow('1800'), m, 'en').errors).toEqual({});
  });

  it('is sent as the contract wants it', () => {
    const rows = [
      { ...newRow(), name: ' Mine ', names: { id: ' Gelas sendiri ' }, isLess: true, surcharge: 2_000 },
      { ...newRow(), name: 'Theirs', contains: { allergens: [], caffeine_mg: '', sugar_g: '5', kcal: '' } },
      { ...newRow(), name: 'Blended', making: { seconds: '40', station: 'bar' as const } },
    ];
    const sent = requestOf({ group_name: ' Cup ', names: { id: 'Gelas' }, min: '0', max: '1', options: rows });
    expect(sent).toEqual({
      group_name: 'Cup',
      name_translations: { id: 'Gelas' },
      min: 0,
      max: 1,
      options: [
        { option_name: 'Mine', name_translations: { id: 'Gelas sendiri' }, surcharge: -2_000 },
        {
          option_name: 'Theirs',
          surcharge: 0,
          contains: { allergens: [], caffeine_mg: null, sugar_g: 5, kcal: null },
        },
        { option_name: 'Blended', surcharge: 0, making: { seconds: 40, station: 'bar' } },
      ],
    });
    expect(OptionGroupBody.parse(sent)).toEqual(sent);
  });
});

describe('changes of a group', () => {
  const rows = milk.options.map(({ id, option_name, surcharge }) => ({ id, option_name, surcharge }));
  it.each<[string, GroupDraft, object]>([
    ['nothing typed', typed, {}],
    ['only blanks', { ...typed, group_name: ` ${milk.group_name} ` }, {}],
    ['another name', { ...typed, group_name: 'Milks' }, { group_name: 'Milks' }],
    ['how many', { ...typed, min: '0', max: '2' }, { min: 0, max: 2 }],
    ['another order', { ...typed, options: typed.options.toReversed() }, { options: rows.toReversed() }],
    ['one taken out', { ...typed, options: typed.options.slice(1) }, { options: rows.slice(1) }],
    [
      'one more',
      { ...typed, options: [...typed.options, { ...newRow(), name: 'None' }] },
      { options: [...rows, { option_name: 'None', surcharge: 0 }] },
    ],
    [
      'what one contains',
      withRow(0, { contains: { allergens: null, caffeine_mg: '', sugar_g: '', kcal: '' } }),
      {
        options: [
          { ...rows[0], contains: { allergens: null, caffeine_mg: null, sugar_g: null, kcal: null } },
          ...rows.slice(1),
        ],
      },
    ],
    [
      'what one takes',
      withRow(1, { making: { seconds: '15', station: null } }),
      { options: [rows[0], { ...rows[1], making: { seconds: 15, station: null } }, ...rows.slice(2)] },
    ],
    [
      'where one is made',
      withRow(0, { making: { seconds: '', station: 'counter' } }),
      { options: [{ ...rows[0], making: { seconds: null, station: 'counter' } }, ...rows.slice(1)] },
    ],
  ])('%s', (_, draft, expected) => {
    const changes = changesOf(draft, milk);
    expect(changes).toEqual(expected);
    expect(OptionGroupEditBody.safeParse(changes).success).toBe(true);
  });
});

describe('somebody else was faster', () => {
  it('says what is not what it was', () => {
    const dearer = withOption(1, { surcharge: 7_000, contains: { ...oat.contains, kcal: 1 } });
    const slower = withOption(1, { making: { seconds: 25, station: 'counter' } });
    expect(differencesOf(milk, slower, say)).toEqual([
      { label: `Making ${oat.option_name}`, was: `${oat.making.seconds} null`, is: '25 counter' },
    ]);
    expect(differencesOf(milk, { ...dearer, min: 0 }, say)).toEqual([
      { label: 'Must choose', was: '1', is: '0' },
      {
        label: `Option ${oat.option_name}`,
        was: `${oat.option_name}, ${oat.surcharge}`,
        is: `${oat.option_name}, 7000`,
      },
      { label: `In ${oat.option_name}`, was: String(oat.contains.kcal), is: '1' },
    ]);
    const turned = { ...milk, options: milk.options.toReversed(), archived: true };
    expect(differencesOf(milk, turned, say).map(({ label }) => label)).toEqual(['Order', 'On its products']);
    expect(differencesOf(milk, { ...milk, options: milk.options.slice(1) }, say)).toEqual([
      { label: `Option ${whole.option_name}`, was: `${whole.option_name}, 0`, is: 'none' },
    ]);
  });

  it('keeps what they left alone, field by field and row by row', () => {
    const own = withRow(1, { name: 'Oaty', surcharge: 1 }, { ...typed, group_name: 'Milks' });
    const kept = keepOwn(own, milk, withOption(1, { surcharge: 7_000 }));
    expect(kept.group_name).toBe('Milks');
    expect(kept.options[1]).toMatchObject({ name: 'Oaty', surcharge: 7_000 });
  });

  it('gives up the making of an option that they changed, and keeps that of another', () => {
    const own = withRow(
      0,
      { making: { seconds: '5', station: null } },
      withRow(1, { making: { seconds: '9', station: null } }),
    );
    const kept = keepOwn(own, milk, withOption(1, { making: { seconds: 25, station: 'counter' } }));
    expect(kept.options.slice(0, 2).map(({ making: each }) => each)).toEqual([
      { seconds: '5', station: null },
      { seconds: '25', station: 'counter' },
    ]);
  });

  it('loses no new row, and none that was typed in', () => {
    const added = { ...newRow(), name: 'Mine' };
    const own = withRow(0, { name: 'Fresh milk' }, { ...typed, options: [...typed.options, added] });
    const theirs = { ...milk, version: 2, options: milk.options.slice(2) };
    const names = keepOwn(own, milk, theirs).options.map(({ name }) => name);
    expect(names).toContain('Fresh milk');
    expect(names).toContain('Mine');
    // taken out by them, and nobody typed in it
    expect(names).not.toContain(oat.option_name);
  });

  it('leaves out here what was removed here, unless they changed it', () => {
    const own = { ...typed, options: typed.options.slice(1) };
    expect(keepOwn(own, milk, { ...milk, group_name: 'Milks' }).options).toEqual(own.options);
    const names = keepOwn(own, milk, withOption(0, { surcharge: 500 })).options.map(({ name }) => name);
    expect(names).toContain(whole.option_name);
  });
});
