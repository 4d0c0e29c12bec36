import type {
  Allergen,
  Contents,
  Making,
  OptionGroupBody,
  OptionGroupDetail,
  OptionGroupEditBody,
  Station,
} from '@seduh/contract';
import { ALLERGENS, TRANSLATION_LOCALES, type TranslationLocale, type Translations } from '@seduh/contract/constants';
import { groupProblems } from '@seduh/domain';
import type { FormErrors } from '../../lib/useSubmit';
import type { Figure } from '../contents/ContentsFold';
import { isTooLong, tooLongInWords } from '../making/makingValues';
import { isSame } from '../values';
import type { OptionFormWords } from './words';

/** What of a cup is counted, as the contract calls it. */
export const FIGURES = ['caffeine_mg', 'sugar_g', 'kcal'] as const satisfies Figure[];

/** What an option contains, as it is typed: digits, and null where nobody has said which allergens. */
export interface ContentsDraft extends Record<Figure, string> {
  allergens: Allergen[] | null;
}

/** What an option adds to the making, as it is typed: digits, and null where its product is made. */
export interface MakingDraft {
  seconds: string;
  station: Station | null;
}

/** A name in the further languages of the shop, as it is typed; '' where the main one does. */
export type NamesDraft = Record<TranslationLocale, string>;

/** One option as it is typed. */
export interface OptionDraft {
  /** Tells rows apart, also those that are not saved yet. */
  key: string;
  /** Undefined for a new one. */
  id: number | undefined;
  name: string;
  names: NamesDraft;
  /** Whether it takes something off the price. */
  isLess: boolean;
  /** Whole rupiah, without a sign. */
  surcharge: number | null;
  contains: ContentsDraft;
  making: MakingDraft;
}

/** A group as it is typed. Numbers are digits. */
export interface GroupDraft {
  group_name: string;
  names: NamesDraft;
  min: string;
  max: string;
  options: OptionDraft[];
}

const UNKNOWN: ContentsDraft = { allergens: null, caffeine_mg: '', sugar_g: '', kcal: '' };

const NO_TIME: MakingDraft = { seconds: '', station: null };

const namesIn = (translations?: Translations) =>
  Object.fromEntries(TRANSLATION_LOCALES.map((tag) => [tag, translations?.[tag] ?? ''])) as NamesDraft;

const rowWith = (key: string): OptionDraft => ({
  key,
  id: undefined,
  name: '',
  names: namesIn(),
  isLess: false,
  surcharge: null,
  contains: UNKNOWN,
  making: NO_TIME,
});

/** A new group: one of its options is chosen. */
export const NEW_GROUP: GroupDraft = {
  group_name: '',
  names: namesIn(),
  min: '1',
  max: '1',
  options: [rowWith('new')],
};

let made = 0;

/** A row for one more option. */
export const newRow = (): OptionDraft => rowWith(`new-${(made += 1)}`);

const typedContents = ({ allergens, ...figures }: Contents): ContentsDraft => ({
  allergens: allergens && inOrder(allergens),
  caffeine_mg: digitsFor(figures.caffeine_mg),
  sugar_g: digitsFor(figures.sugar_g),
  kcal: digitsFor(figures.kcal),
});

const digitsFor = (figure: number | null) => figure?.toString() ?? '';

const inOrder = (chosen: readonly Allergen[]) => ALLERGENS.filter((allergen) => chosen.includes(allergen));

/** A group that is there, as one would type it. */
export const draftOf = ({ group_name, name_translations, min, max, options }: OptionGroupDetail): GroupDraft => ({
  group_name,
  names: namesIn(name_translations),
  min: String(min),
  max: String(max),
  options: options.map(({ id, option_name, name_translations: names, surcharge, contains, making }) => ({
    key: String(id),
    id,
    name: option_name,
    names: namesIn(names),
    isLess: surcharge < 0,
    surcharge: Math.abs(surcharge),
    contains: typedContents(contains),
    making: { seconds: digitsFor(making.seconds), station: making.station },
  })),
});

/** What an option adds to a price as it is typed, below 0 where it takes something off. */
export function surchargeOf({ isLess, surcharge }: OptionDraft): number {
  const amount = surcharge ?? 0;
  return isLess && amount > 0 ? -amount : amount;
}

const sentContents = ({ allergens, ...figures }: ContentsDraft): Contents => ({
  allergens,
  caffeine_mg: numberFrom(figures.caffeine_mg),
  sugar_g: numberFrom(figures.sugar_g),
  kcal: numberFrom(figures.kcal),
});

const sentMaking = ({ seconds, station }: MakingDraft): Making => ({ seconds: numberFrom(seconds), station });

const numberFrom = (typed: string) => (typed === '' ? null : Number(typed));

/** Names as they are sent; undefined where they are what is there. An empty one takes away what was. */
function sentNames(typed: NamesDraft, known: NamesDraft = namesIn()): NamesDraft | undefined {
  const names = Object.fromEntries(TRANSLATION_LOCALES.map((tag) => [tag, typed[tag].trim()])) as NamesDraft;
  return isSame(names, known) ? undefined : names;
}

/** A row as it is sent; its further names, what it contains and takes go along only where they are not what is known. */
function sentRow(row: OptionDraft, known: Partial<Pick<OptionDraft, 'names' | 'contains' | 'making'>> = {}) {
  const { id, name, contains, making } = row;
  const name_translations = sentNames(row.names, known.names);
  return {
    ...(id !== undefined && { id }),
    option_name: name.trim(),
    ...(name_translations && { name_translations }),
    surcharge: surchargeOf(row),
    ...(!isSame(contains, known.contains ?? UNKNOWN) && { contains: sentContents(contains) }),
    ...(!isSame(making, known.making ?? NO_TIME) && { making: sentMaking(making) }),
  };
}

/** The request of a new group. */
export function requestOf({ group_name, names, min, max, options }: GroupDraft): OptionGroupBody {
  const name_translations = sentNames(names);
  return {
    group_name: group_name.trim(),
    ...(name_translations && { name_translations }),
    min: Number(min),
    max: Number(max),
    options: options.map((row) => sentRow(row)),
  };
}

type Changes = Omit<OptionGroupEditBody, 'version' | 'archived'>;

/** What differs from the group that is there; its options as a whole. */
export function changesOf(draft: GroupDraft, group: OptionGroupDetail): Changes {
  const before = draftOf(group);
  const knownOf = (id: number | undefined) => before.options.find((row) => row.id === id);
  const rowsOf = (rows: OptionDraft[]) => rows.map((row) => sentRow(row, knownOf(row.id)));
  const options = rowsOf(draft.options);
  const group_name = draft.group_name.trim();
  const name_translations = sentNames(draft.names, before.names);
  return {
    ...(group_name !== group.group_name && { group_name }),
    ...(name_translations && { name_translations }),
    ...(Number(draft.min) !== group.min && { min: Number(draft.min) }),
    ...(Number(draft.max) !== group.max && { max: Number(draft.max) }),
    ...(!isSame(options, rowsOf(before.options)) && { options }),
  };
}

/** The name of an error at a row, as the contract has it. */
export const errorAt = (place: number, field: string) => `options.${place}.${field}`;

/** The name of an error at a name in a further language. */
export const errorIn = (tag: TranslationLocale): string => `name_translations.${tag}`;

/** What is typed, by the names that errors have. */
export function typedByName({ group_name, names, min, max, options }: GroupDraft): Record<string, unknown> {
  const rows = options.flatMap((row, place) => [
    [errorAt(place, 'option_name'), row.name],
    ...TRANSLATION_LOCALES.map((tag) => [errorAt(place, errorIn(tag)), row.names[tag]]),
    [errorAt(place, 'surcharge'), surchargeOf(row)],
    ...FIGURES.map((figure) => [errorAt(place, `contains.${figure}`), row.contains[figure]]),
    [errorAt(place, 'making.seconds'), row.making.seconds],
  ]);
  // how many must be chosen is wrong or right by the others, too
  const said = TRANSLATION_LOCALES.map((tag) => [errorIn(tag), names[tag]]);
  const counts = { min: `${min} ${max} ${options.length}`, max };
  return { group_name, ...counts, options, ...Object.fromEntries([...said, ...rows]) };
}

/** What takes longer than anything may. */
const tooLong = (options: readonly OptionDraft[], { making }: OptionFormWords, locale: string): FormErrors =>
  Object.fromEntries(
    options.flatMap((row, place) =>
      isTooLong(numberFrom(row.making.seconds))
        ? [[errorAt(place, 'making.seconds'), tooLongInWords(making, locale)]]
        : [],
    ),
  );

/** What stands in the way before any call is made: what is missing, and what cannot be. */
export function wrongIn(
  draft: GroupDraft,
  m: OptionFormWords,
  locale: string,
): { isMissing: boolean; errors: FormErrors } {
  const { min, max, options } = draft;
  const long = tooLong(options, m, locale);
  const missing: FormErrors = {
    ...(draft.group_name.trim() === '' && { group_name: m.askName }),
    ...(min === '' && { min: m.askCount }),
    ...(Number(max) === 0 && { max: m.askMost }),
    ...(options.length === 0 && { options: m.askOption }),
    ...Object.fromEntries(
      options.flatMap(({ name }, place) => (name.trim() === '' ? [[errorAt(place, 'option_name'), m.askName]] : [])),
    ),
  };
  const isMissing = Object.keys(missing).length > 0;
  const limits = { min: Number(min), max: Number(max), options };
  if (isMissing || !groupProblems(limits).min) return { isMissing, errors: { ...missing, ...long } };
  return {
    isMissing,
    errors: { ...long, min: limits.min > limits.max ? m.aboveMost(max) : m.aboveCount(options.length) },
  };
}
