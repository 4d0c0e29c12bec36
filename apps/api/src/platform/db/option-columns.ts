import type { Contents, Option, Translations } from '@seduh/contract';
import type { SetWork } from '@seduh/domain/forecast';
import { type RawBuilder, sql } from 'kysely';

// What products have of options, read with them: whoever reads a product asks nothing more, however many there are of it.

/** An option on a product; archived ones are there only for orders that name them. */
export interface OptionRow extends Omit<Option, 'name_translations' | 'contains' | 'substitute_id'>, SetWork {
  name_translations: Translations | null;
  substitute_id: number | null;
  contains: Contents | null;
  archived: boolean;
}

export interface GroupRow {
  id: number;
  group_name: string;
  name_translations: Translations | null;
  min: number;
  max: number;
  default_ids: number[];
  options: OptionRow[];
}

const isResting = (now: Date) => sql<boolean>`coalesce(options.sold_out_until > ${now}, false)`;

interface OptionsOf {
  /** Which rows of `options` are told of. */
  which: RawBuilder<unknown>;
  /** What each says besides, as pairs of `jsonb_build_object`. */
  besides: RawBuilder<unknown>;
}

/** The groups of a row of `products`, in their order. Defaults are those that are not archived. */
export const groupsWith = <Groups>({ which, besides }: OptionsOf) => sql<Groups>`(
  select coalesce(jsonb_agg(
    jsonb_build_object(
      'id', option_groups.id, 'group_name', group_name, 'name_translations', option_groups.name_translations,
      'min', min_choices, 'max', max_choices, 'default_ids', told.defaults, 'options', told.options
    ) order by product_option_groups.position
  ), '[]')
  from product_option_groups
    join option_groups on option_groups.id = product_option_groups.group_id
    cross join lateral (
      select
        coalesce(jsonb_agg(
          jsonb_build_object(
            'id', options.id, 'option_name', option_name, 'name_translations', options.name_translations,
            'surcharge', surcharge, 'contains', options.contains,
            'work_seconds', options.work_seconds, 'station', options.station,
            'archived', options.archived_at is not null, ${besides}
          ) order by options.position, options.id
        ), '[]') as options,
        coalesce(jsonb_agg(options.id order by options.id) filter (
          where options.id = any(default_ids) and options.archived_at is null
        ), '[]') as defaults
      from options where options.group_id = option_groups.id and ${which}
    ) as told
  where product_option_groups.product_id = products.id and option_groups.archived_at is null
)`;

/** The groups of a row of `products` with what is offered of them at a moment. */
export const optionGroups = (now: Date) =>
  groupsWith<GroupRow[]>({
    which: sql`options.archived_at is null`,
    besides: sql`'available', not ${isResting(now)},
            'substitute_id', case when ${isResting(now)} then options.substitute_id end`,
  });

/** Whether a row of `products` cannot be had as it comes: `mustChoose` of the domain, for lists. */
export const mustChoose = (now: Date) => sql<boolean>`exists (
  select from product_option_groups
    join option_groups on option_groups.id = product_option_groups.group_id
    cross join lateral (
      select count(*) as chosen, coalesce(bool_or(${isResting(now)}), false) as resting
      from options
      where options.group_id = option_groups.id and options.id = any(default_ids) and options.archived_at is null
    ) as defaults
  where product_option_groups.product_id = products.id and option_groups.archived_at is null
    and (resting or chosen not between min_choices and max_choices)
)`;
