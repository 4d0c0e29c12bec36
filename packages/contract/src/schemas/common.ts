import { z } from 'zod';
import { ERROR_CODES, LIMITS, MESSAGES, SIZES, TRANSLATION_LOCALES, type TranslationLocale } from '../constants';
import { inWords } from './words';

// zod's own texts name types and patterns; whoever checks by a schema of the contract gets these instead. It stands here,
// with parts that every schema uses, as a bundler drops a module that is there for its effect only
z.config({ customError: inWords });

/** Whole rupiah. */
export const Rupiah = z.int().nonnegative();

/** The days the shop accepts: beyond them calendars and columns disagree on what an instant is called. */
const FIRST_DAY = '2000-01-01';
const DAY_AFTER_LAST = '2100-01-01';
const isReckoned = (instant: number): boolean =>
  instant >= Date.parse(FIRST_DAY) && instant < Date.parse(DAY_AFTER_LAST);

/** An instant of the years 2000 to 2099, ISO 8601 with zone. */
export const Instant = z.iso
  .datetime({ offset: true })
  .refine((instant) => isReckoned(Date.parse(instant)), 'A time in the years 2000 to 2099');

/** A calendar day of the years 2000 to 2099, YYYY-MM-DD. */
export const Day = (msg: string) => z.iso.date(msg).refine((day) => day >= FIRST_DAY && day < DAY_AFTER_LAST, msg);

export const Id = z.uuid();

/** `HH:MM` of a day, in the shop's zone. */
export const ClockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'This is not a time');

/** Half of a character, or the character that ends a C string: no database keeps them. */
const UNSTORABLE = /[\0\p{Surrogate}]/gu;
export const storable = (text: string): boolean => text.search(UNSTORABLE) === -1;

/** Free text of at most `max` characters, without spaces around it. */
export const text = (max: number) => z.string().trim().max(max).refine(storable, 'This cannot be read as text');

/** What a list is searched for. A text that is too long is cut, and what no database keeps is left out: never a refusal. */
export const searchText = z
  .string()
  .catch('')
  .default('')
  .transform((given) => given.trim().slice(0, LIMITS.search).replace(UNSTORABLE, '').trim());

/**
 * A whole number, or its digits as forms and addresses carry them. Nothing else counts as one: no list, no `true`, no
 * empty text.
 */
export const wholeNumber = (msg: string) =>
  z.union(
    [
      z.int(),
      z
        .string()
        .regex(/^\d{1,9}$/)
        .transform(Number),
    ],
    { error: msg },
  );

/** Of an Indonesian door: five digits. */
export const postcode = z
  .string()
  .trim()
  .regex(/^\d{5}$/, MESSAGES.postcodeWrong);

/** A text that has to be there. */
export const name = (max: number) => text(max).min(1, MESSAGES.required);

/** A whole number from 0 to this. */
export const amountUpTo = (max: number, msg: string) =>
  wholeNumber(msg).refine((amount) => amount >= 0 && amount <= max, msg);

interface HasId<Id extends number> {
  id: Id;
}

/** The id of one of these, as answers carry it. Its type says which; its description stays that of any whole number. */
export const idOf = <Id extends number>(all: readonly HasId<Id>[]) =>
  z.int().refine((given) => all.some(({ id }) => id === given)) as unknown as z.ZodType<Id, Id>;

/** The same as requests carry it: a number or its digits. */
export const idFrom = <Id extends number>(all: readonly HasId<Id>[], msg: string) =>
  wholeNumber(msg).refine((given) => all.some(({ id }) => id === given), msg) as unknown as z.ZodType<
    Id,
    number | string
  >;

/** The name of one of these, as answers carry it. Its type says which; its description stays that of any text. */
export const nameOf = <Name extends string>(all: readonly { name: Name }[]) =>
  z.string().refine((given) => all.some(({ name: known }) => known === given)) as unknown as z.ZodType<Name, Name>;

export const sizeIdFrom = idFrom(SIZES, 'Choose one of the sizes');

/** A field that a form may leave empty: null then, which takes away what was there. */
export const cleared = <Field extends z.ZodType>(field: Field) =>
  z.union([z.literal('').transform(() => null), field]).nullable();

/** Yes or no, or the word for it as forms carry it. */
export const flag = z.union([z.boolean(), z.enum(['true', 'false']).transform((word) => word === 'true')], {
  error: 'This has to be true or false',
});

/** A value that a form carries as its JSON. */
export const jsonText = <Value extends z.ZodType>(value: Value, msg: string) =>
  z.union([
    z
      .string()
      .transform((given, context): unknown => {
        try {
          return JSON.parse(given);
        } catch {
          context.addIssue({ code: 'custom', message: msg });
          return z.NEVER;
        }
      })
      .pipe(value),
    value,
  ]);

const inEach = <Field extends z.ZodType>(field: Field) =>
  Object.fromEntries(TRANSLATION_LOCALES.map((tag) => [tag, field])) as Record<TranslationLocale, Field>;

/** A text in further languages of the shop; left out where it is said in the main one alone. */
export const translations = z.object(inEach(z.string().optional())).optional();

/** The same as forms carry it, as JSON: `{ "id": "Kentang Goreng" }`. An empty text takes away what was there. */
export const translationsText = (max: number) =>
  jsonText(
    z.strictObject(
      inEach(
        text(max)
          .transform((given) => given || null)
          .nullish(),
      ),
    ),
    'Translations by their languages',
  ).optional();

/** Where the shop is, as it says itself and on its receipts. */
export const shopAddress = {
  name: z.string(),
  address: z.string(),
  city: z.string(),
  phone: z.string(),
  /** IANA zone; every clock time and business day of the shop is in it. */
  time_zone: z.string(),
};

/** An object under its own name in the OpenAPI description. */
export const named = <Shape extends z.ZodRawShape>(id: string, shape: Shape) => z.object(shape).meta({ id });

/** Place in a list; `prev` and `next` are paths with query, null at the ends. */
export const Pagination = named('Pagination', {
  page: z.int().positive(),
  totalPage: z.int().nonnegative(),
  limit: z.int().positive(),
  totalData: z.int().nonnegative(),
  prev: z.string().nullable(),
  next: z.string().nullable(),
});
export type Pagination = z.infer<typeof Pagination>;

/** `page` and `limit` of a list's query, as strings from a URL; nonsense falls back instead of failing a bookmark. */
export const pageQuery = (limit: number = LIMITS.page) => ({
  page: z.coerce.number().int().min(1).max(1_000_000).catch(1).default(1),
  limit: z.coerce
    .number()
    .int()
    .min(1)
    .transform((n) => Math.min(n, LIMITS.pageMax))
    .catch(limit)
    .default(limit),
});

/** The success envelope round an answer's data. */
export const success = <Data extends z.ZodType>(data: Data) =>
  z.object({ status: z.int(), msg: z.string(), data, meta: z.null().optional() });

/** The success envelope of a paged list. */
export const successList = <Item extends z.ZodType>(item: Item) =>
  z.object({ status: z.int(), msg: z.string(), data: z.array(item), meta: Pagination });

/**
 * What a text says: the name of its sentence, and what that was filled with. For whoever says it in another language: it
 * comes along where `Accept-Language` asks for one.
 */
export const Said = named('Said', { key: z.string(), values: z.record(z.string(), z.string()) });
export type Said = z.infer<typeof Said>;

/** The one error shape. `data` depends on the code, e.g. `{ fields }` with VALIDATION, a quote with PRICE_CHANGED. */
export const ApiErrorBody = named('Error', {
  status: z.int().min(400).max(599),
  msg: z.string(),
  code: z.enum(ERROR_CODES),
  data: z.unknown().nullable(),
  said: Said.optional(),
  /** The same of `data.fields`, by field name. */
  said_of: z.record(z.string(), Said).optional(),
});
export type ApiErrorBody = z.infer<typeof ApiErrorBody>;

/** `data` of a VALIDATION error: message by field name. */
export const FieldErrors = named('FieldErrors', { fields: z.record(z.string(), z.string()) });
export type FieldErrors = z.infer<typeof FieldErrors>;
