// Long because draft, differences, errors and request are made from one table.
// A form of something that may be there already, from one table of its fields. Of what is there, whatever is empty in
// the form stays as it is; only what differs is sent.
import {
  LANGUAGE_NAMES,
  TRANSLATION_LOCALES,
  type TranslationChanges,
  type TranslationLocale,
  type Translations,
} from '@seduh/contract/constants';
import { formatRupiah, type MoneyStyle, type TextFieldProps } from '@seduh/ui';
import type { FormErrors } from '../lib/useSubmit';
import type { Difference } from './Conflict';
import { digitsOf, isSame } from './values';
import type { CatalogueWords } from './words';

/** A field that one control shows and one value of the request comes from. */
export interface Field<Item, Typed, Value> {
  control: 'text' | 'area' | 'money' | 'select' | 'check';
  label: string;
  /** Its name in the conflict dialog, where that is not the label. */
  name?: string;
  /** What is typed while nothing is. */
  empty: Typed;
  /** What is sent of a new item while nothing is typed. */
  blank: Value;
  /** Asked of a new item while nothing is typed; left out where nothing need be. */
  ask?: string;
  /** What the item has, as one would type it. */
  read(item: Item): Typed;
  /** What is typed as it is sent; undefined for nothing. */
  write(typed: Typed): Value | undefined;
  /** Why what is typed cannot be: the contract's own words. */
  wrong?(typed: Typed): string | undefined;
  /** What the item has, in words; the typed text where left out. */
  show?(item: Item): string;
  /** The same in the conflict dialog, where that says more. */
  words?(item: Item): string;
  /** A new item may do without. */
  isOptional?: boolean;
  /** Two such fields stand side by side. */
  isHalf?: boolean;
  /** Of the control: units, hints to the browser. */
  input?: Pick<
    TextFieldProps,
    'autoCapitalize' | 'autoComplete' | 'inputMode' | 'lang' | 'maxLength' | 'placeholder' | 'spellCheck' | 'suffix'
  > & { rows?: number };
  /** What becomes of each key. */
  clean?(text: string): string;
  options?: { value: string; label: string }[];
}

type Texts<Item, Typed, Value> = Omit<Field<Item, Typed, Value>, 'control' | 'empty' | 'blank' | 'write'>;

export const text = <Item>(field: Texts<Item, string, string>) => ({
  ...field,
  control: 'text' as const,
  empty: '',
  blank: '',
  write: (typed: string) => typed.trim() || undefined,
});

/** A text of several lines. */
export const area = <Item>(field: Texts<Item, string, string>) => ({ ...text(field), control: 'area' as const });

/** A whole number; `unit` is what 1 of it is sent as. */
export const digits = <Item>(field: Texts<Item, string, number>, per = 1) => ({
  ...field,
  control: 'text' as const,
  empty: '',
  blank: 0,
  write: (typed: string) => (typed === '' ? undefined : Number(typed) / per),
  clean: digitsOf,
});

/** Whole rupiah. */
export const money = <Item>(field: Texts<Item, number | null, number>, style: MoneyStyle) => ({
  show: (item: Item) => formatRupiah(field.read(item) ?? 0, style),
  ...field,
  control: 'money' as const,
  empty: null as number | null,
  blank: 0,
  write: (typed: number | null) => typed ?? undefined,
});

/** Yes or no. @param blank what a new item has where nobody says otherwise */
export const check = <Item>(
  m: Pick<CatalogueWords, 'yes' | 'no'>,
  label: string,
  read: (item: Item) => boolean,
  blank = false,
  name = label,
) => ({
  label,
  name,
  read,
  control: 'check' as const,
  empty: null as boolean | null,
  blank,
  write: (typed: boolean | null) => typed ?? undefined,
  words: (item: Item) => (read(item) ? m.yes : m.no),
});

/** A value of the request that several controls make, or one that hangs on others. */
export interface MadeField<Item, Draft, Value> {
  /** The parts of a draft it is made of, with nothing typed; what errors are about stands first. */
  empty: Partial<Draft>;
  read(item: Item): Value;
  /** What is sent; undefined for nothing. */
  write(draft: Draft, item?: Item): Value | undefined;
  /** What is asked for, as long as it is missing. */
  missing?(draft: Draft, item?: Item): string | undefined;
  wrong?(draft: Draft, item?: Item): string | undefined;
  /** What the item has, in the conflict dialog. */
  words?(item: Item): [label: string, value: string][];
  /** What of its parts is still typed when the item has become another; all or nothing where left out. */
  keep?(draft: Draft, was: Item, is: Item): Partial<Draft>;
}

/** A field of any type. */
export type AnyField<Item> = Field<Item, unknown, unknown>;

/** What is typed into the fields of a table. */
export type TypedIn<Fields> = { [Key in keyof Fields]: Fields[Key] extends { empty: infer Typed } ? Typed : never };

/** A table with a row for every value of the request that `Fields` leaves to it. */
export type MadeFields<Item, Draft, Sent, Fields> = {
  [Key in Exclude<keyof Sent, keyof Fields | keyof TranslatedDraft>]-?: MadeField<Item, Draft, Sent[Key]>;
};

/** A text that may be said again in further languages, beside the main one. */
export interface TranslatedField<Item> extends Pick<AnyField<Item>, 'input'> {
  control: 'text' | 'area';
  /** @param language what it calls itself */
  label: (language: string) => string;
  /** What its absence is called, in the conflict dialog. */
  none: string;
  read: (item: Item) => Translations | undefined;
}

/** The texts that have translations, by their names in the request. */
export type TranslatedFields<Item> = Record<'name_translations' | 'description_translations', TranslatedField<Item>>;

/** What is typed of them, by language: '' takes away what is there, what is not in it stays. */
export type TranslatedDraft = Record<keyof TranslatedFields<unknown>, TranslationChanges>;

/** The names of the request's translations, among all that is sent. */
export const TRANSLATED = ['name_translations', 'description_translations'] as const;

/** One language of such a text, as a field of its own. */
export const fieldIn = <Item>(tag: TranslationLocale, { control, label, read, input }: TranslatedField<Item>) => ({
  control,
  label: label(LANGUAGE_NAMES[tag]),
  empty: null,
  blank: '',
  isOptional: true,
  read: (item: Item) => read(item)?.[tag] ?? '',
  write: String,
  input: { ...input, lang: tag },
});

interface Tables<Item, Draft, Fields> {
  m: Pick<CatalogueWords, 'picture'>;
  fields: Fields;
  translated: TranslatedFields<Item>;
  made: Record<string, MadeField<Item, Draft, unknown>>;
  /** What else can have changed. */
  others: (was: Item, is: Item) => Difference[];
}

const typedIn = (draft: object, key: string) => (draft as Record<string, unknown>)[key];

/** What an item has in a field, in words. */
export const shownOf = <Item>(field: AnyField<Item>, item: Item): string =>
  field.show?.(item) ?? String(field.read(item));

/** A field of one control, as one that is made of a single part of the draft. */
function madeOf<Item, Draft extends object>(key: string, field: AnyField<Item>): MadeField<Item, Draft, unknown> {
  const read = (item: Item) => field.write(field.read(item)) ?? field.blank;
  const only = (part: unknown) => ({ [key]: part }) as Partial<Draft>;
  return {
    empty: only(field.empty),
    read,
    write: (draft, item) => field.write(typedIn(draft, key)) ?? (item ? read(item) : field.blank),
    missing: (draft, item) => (item || String(typedIn(draft, key) ?? '').trim() !== '' ? undefined : field.ask),
    wrong: (draft) => field.wrong?.(typedIn(draft, key)),
    words: (item) => [[field.name ?? field.label, field.words?.(item) ?? shownOf(field, item)]],
    keep: (_draft, was, is) => (field.read(was) === field.read(is) ? {} : only(field.empty)),
  };
}

/** All languages of a text, as one value of the request: what is typed, else what is there, else nothing. */
function madeOfTranslations<Item, Draft>(
  key: keyof TranslatedDraft,
  { label, none, read }: TranslatedField<Item>,
): MadeField<Item, Draft & TranslatedDraft, Translations> {
  const readIn = (tag: TranslationLocale, item?: Item) => (item && read(item)?.[tag]) ?? '';
  const all = (textOf: (tag: TranslationLocale) => string) =>
    Object.fromEntries(TRANSLATION_LOCALES.map((tag) => [tag, textOf(tag)]));
  return {
    empty: { [key]: {} } as Partial<Draft & TranslatedDraft>,
    read: (item) => all((tag) => readIn(tag, item)),
    write(draft, item) {
      const texts = all((tag) => draft[key][tag]?.trim() ?? readIn(tag, item));
      return item || Object.values(texts).some(Boolean) ? texts : undefined;
    },
    words: (item) => TRANSLATION_LOCALES.map((tag) => [label(LANGUAGE_NAMES[tag]), readIn(tag, item) || none]),
  };
}

/** What is typed of translations, by the names that errors have. */
const typedTranslations = (draft: object): Record<string, unknown> =>
  Object.fromEntries(
    TRANSLATED.flatMap((key) =>
      TRANSLATION_LOCALES.map((tag) => [`${key}.${tag}`, (draft as TranslatedDraft)[key][tag]] as const),
    ),
  );

/** Makes all that a form does of its tables. */
export function defineForm<
  Item extends { image: string | null },
  Draft extends TranslatedDraft,
  Sent extends object,
  Fields extends Record<string, AnyField<Item>> = Record<string, AnyField<Item>>,
>({ m, fields, translated, made, others }: Tables<Item, Draft, Fields>) {
  const simple = Object.entries<AnyField<Item>>(fields).map(([key, field]) => [key, madeOf(key, field)] as const);
  const rows: (readonly [key: string, field: MadeField<Item, Draft, unknown>])[] = [
    ...simple,
    ...TRANSLATED.map((key) => [key, madeOfTranslations<Item, Draft>(key, translated[key])] as const),
    ...Object.entries(made),
  ];
  const empty = Object.assign({}, ...rows.map(([, field]) => field.empty)) as Draft;

  /** What is sent of these rows: what is typed, else what is there, else a blank. */
  const sentOf = (sent: typeof rows, draft: Draft, item?: Item) =>
    Object.fromEntries(
      sent.map(([key, field]) => [key, field.write(draft, item)]).filter(([, value]) => value !== undefined),
    ) as Sent;
  const wordsOf = (item: Item) => rows.flatMap(([, field]) => field.words?.(item) ?? []);
  const said = (of: (field: MadeField<Item, Draft, unknown>) => string | undefined): FormErrors =>
    Object.fromEntries(rows.map(([key, field]) => [key, of(field)]).filter(([, words]) => words !== undefined));

  return {
    fields,
    translated,
    empty,
    /** The request of a new item; of one that is there, what it would become. */
    requestOf: (draft: Draft, item?: Item): Sent => sentOf(rows, draft, item),
    changesOf(draft: Draft, item: Item): Partial<Sent> {
      const changed = rows.filter(([, field]) => !isSame(field.write(draft, item), field.read(item)));
      return sentOf(changed, draft, item);
    },
    /** What is typed, by the names that errors have. */
    typedByName: (draft: Draft, image: File | null): Record<string, unknown> => ({
      ...Object.fromEntries(rows.map(([key, field]) => [key, typedIn(draft, Object.keys(field.empty)[0] ?? '')])),
      ...typedTranslations(draft),
      image,
    }),
    /** What stands in the way before any call is made: what is missing, and what cannot be. */
    wrongIn(draft: Draft, item?: Item, hasImage = item !== undefined): { isMissing: boolean; errors: FormErrors } {
      const missing: FormErrors = {
        ...(!hasImage && { image: m.picture.ask }),
        ...said((field) => field.missing?.(draft, item)),
      };
      const errors = { ...missing, ...said((field) => field.wrong?.(draft, item)) };
      return { isMissing: Object.keys(missing).length > 0, errors };
    },
    /** What has changed between two states. An image has no words: it is another one, or not. */
    differencesOf(was: Item, is: Item): Difference[] {
      const now = wordsOf(is);
      const all = wordsOf(was).map(([label, words], index) => ({ label, was: words, is: now[index]?.[1] ?? '' }));
      return [...all, ...others(was, is)].filter((one) => one.was !== one.is);
    },
    /** The draft on top of what somebody else has saved: what they changed too is theirs, the rest stays typed. */
    keepOwn: (draft: Draft, was: Item, is: Item): Draft =>
      Object.assign(
        {},
        draft,
        ...rows.map(([, { keep, read, empty: none }]) =>
          keep ? keep(draft, was, is) : isSame(read(was), read(is)) ? {} : none,
        ),
      ) as Draft,
  };
}

/** What `defineForm` makes. */
export type Form<
  Item extends { image: string | null },
  Draft extends TranslatedDraft,
  Sent extends object,
> = ReturnType<typeof defineForm<Item, Draft, Sent>>;

/** An image that is another one. */
export const imageDifference = (
  was: { image: string | null },
  is: { image: string | null },
  { picture }: Pick<CatalogueWords, 'picture'>,
): Difference[] => (was.image === is.image ? [] : [{ label: picture.name, was: picture.was, is: picture.is }]);
