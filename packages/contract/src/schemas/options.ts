import { z } from 'zod';
import { ALLERGENS, LIMITS, MAKING_LIMITS, STATIONS } from '../constants';
import {
  amountUpTo,
  flag,
  Instant,
  name,
  named,
  pageQuery,
  translations,
  translationsText,
  wholeNumber,
} from './common';

export const Allergen = z.enum(ALLERGENS).meta({ id: 'Allergen' });
export type Allergen = z.infer<typeof Allergen>;

const figure = z.int().nonnegative().max(LIMITS.contents).nullable();

/** What is in one piece; null where nobody has said. */
export const Contents = named('Contents', {
  /** Each once; empty: none of them. */
  allergens: z.array(Allergen).nullable(),
  caffeine_mg: figure,
  sugar_g: figure,
  kcal: figure,
});
export type Contents = z.infer<typeof Contents>;

/** Allergens as requests carry them; read as each once, in the order in which they are said. */
export const Allergens = z
  .array(Allergen)
  .transform((given) => ALLERGENS.filter((allergen) => given.includes(allergen)));

/** The same as requests carry it. */
export const ContentsBody = z.strictObject({ ...Contents.shape, allergens: Allergens.nullable() });

const seconds = `Between 0 and ${MAKING_LIMITS.seconds} seconds`;

/**
 * What one piece takes to make, and where. Of a product null is as is usual of its category; of an option no time at
 * all, and where its product is made.
 */
export const Making = named('Making', {
  seconds: z.int(seconds).min(0, seconds).max(MAKING_LIMITS.seconds, seconds).nullable(),
  station: z.enum(STATIONS).nullable(),
});
export type Making = z.infer<typeof Making>;

/** The same as requests carry it: both of it. */
export const MakingBody = z.strictObject(Making.shape);

/** What of a cup its customer asked to be warned of. */
export const LineWarning = named('LineWarning', {
  /** The allergens they avoid that are in it for sure. */
  contains: z.array(Allergen),
  /** Whether others may be: of a part of it nobody has said what is in it. */
  unknown: z.boolean(),
});
export type LineWarning = z.infer<typeof LineWarning>;

/** A number that a database column of whole numbers holds. */
export const OptionId = z.int().positive().max(2_147_483_647);

/** Options by their ids; read as each once, the smallest first. */
export const OptionIds = z
  .array(OptionId, 'Options as a list of their numbers')
  .max(LIMITS.lineOptions, `At most ${LIMITS.lineOptions} options`)
  .transform((ids) => [...new Set(ids)].toSorted((one, other) => one - other));

/** What somebody can choose: a milk, a sweetness, an extra. */
export const Option = named('Option', {
  id: OptionId,
  option_name: z.string(),
  name_translations: translations,
  /** Whole rupiah that one piece costs more; below 0, less. */
  surcharge: z.int(),
  contains: Contents,
  /** False when sold out until later. */
  available: z.boolean(),
  /** While it is sold out, the option of its group that is offered instead; left out where none is. */
  substitute_id: OptionId.optional(),
});
export type Option = z.infer<typeof Option>;

/** What belongs together, and how many of it may and must be chosen. */
export const OptionGroup = named('OptionGroup', {
  id: OptionId,
  group_name: z.string(),
  name_translations: translations,
  min: z.int().nonnegative(),
  max: z.int().positive(),
  options: z.array(Option),
});
export type OptionGroup = z.infer<typeof OptionGroup>;

/** A group on a product. */
export const ProductOptionGroup = OptionGroup.extend({
  /** Those of its options that come without being asked for, the smallest first. */
  default_ids: z.array(OptionId),
}).meta({ id: 'ProductOptionGroup' });
export type ProductOptionGroup = z.infer<typeof ProductOptionGroup>;

/** An option as a line has it: as priced, and as sold. */
export const LineOption = named('LineOption', {
  id: OptionId,
  group_name: z.string(),
  option_name: z.string(),
  /** Of `option_name`; the group's own stands in no line. */
  name_translations: translations,
  surcharge: z.int(),
});
export type LineOption = z.infer<typeof LineOption>;

/** An option as staff see it. */
export const OptionDetail = Option.extend({ sold_out_until: Instant.nullable(), making: Making }).meta({
  id: 'OptionDetail',
});
export type OptionDetail = z.infer<typeof OptionDetail>;

/** A group as staff see it. */
export const OptionGroupDetail = OptionGroup.extend({
  options: z.array(OptionDetail),
  archived: z.boolean(),
  /** Rises with every change of the group and its options; sent back with an edit. */
  version: z.int().positive(),
  /** On how many products of the menu it is. */
  products: z.int().nonnegative(),
}).meta({ id: 'OptionGroupDetail' });
export type OptionGroupDetail = z.infer<typeof OptionGroupDetail>;

/** Groups for staff, those in use first. */
export const OptionGroupListQuery = z.object({
  /** Only those that are archived, or that are not; left out: both. */
  archived: flag.optional().catch(undefined),
  // who knows of no pages asked for all of them, and gets the most there may be
  ...pageQuery(LIMITS.pageMax),
});
export type OptionGroupListQuery = z.input<typeof OptionGroupListQuery>;
export type OptionGroupFilter = z.output<typeof OptionGroupListQuery>;

const SURCHARGE = 'A surcharge in whole rupiah';
const CHOICES = 'How many, as a whole number';

const optionFields = {
  option_name: name(LIMITS.optionName),
  name_translations: translationsText(LIMITS.optionName),
  surcharge: z.int(SURCHARGE).min(-LIMITS.surcharge, SURCHARGE).max(LIMITS.surcharge, SURCHARGE).default(0),
  /** Left out, it stays as it was; of a new one nothing is known. */
  contains: ContentsBody.optional(),
  /** The same; a new one takes no time, where its product is made. */
  making: MakingBody.optional(),
};

const optionList = <Row extends z.ZodType>(row: Row) =>
  z.array(row).min(1, 'At least one option').max(LIMITS.groupOptions, `At most ${LIMITS.groupOptions} options`);

const groupFields = {
  group_name: name(LIMITS.groupName),
  name_translations: translationsText(LIMITS.groupName),
  /** How many must be chosen. */
  min: amountUpTo(LIMITS.groupOptions, CHOICES),
  /** How many may be. */
  max: amountUpTo(LIMITS.groupOptions, CHOICES).refine((most) => most > 0, CHOICES),
};

/** A new group with its options, in this order. */
export const OptionGroupBody = z
  .strictObject({ ...groupFields, options: optionList(z.strictObject(optionFields)) })
  .meta({ id: 'OptionGroupBody' });
export type OptionGroupBody = z.input<typeof OptionGroupBody>;
export type OptionGroupValues = z.output<typeof OptionGroupBody>;

/** Changes of a group: only the fields that changed, and the version they were made on. */
export const OptionGroupEditBody = z
  .strictObject({
    ...groupFields,
    /**
     * All its options, in this order: one with an id is changed, one without is new, one that is left out is archived and
     * comes back under its id.
     */
    options: optionList(z.strictObject({ id: OptionId.optional(), ...optionFields })),
    /** False brings a group back that was archived. */
    archived: flag,
    version: wholeNumber('The version as a whole number'),
  })
  .partial()
  .meta({ id: 'OptionGroupEditBody' });
export type OptionGroupEditBody = z.input<typeof OptionGroupEditBody>;
export type OptionGroupChanges = z.output<typeof OptionGroupEditBody>;
