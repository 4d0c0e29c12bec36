import type { LineOption } from '@seduh/contract';
import { chosenOptions, type GroupOnProduct } from '@seduh/domain';
import type { DemoProduct } from '@seduh/domain/demo-menu';
import { DEMO_GROUPS, demoGroupsOf } from '@seduh/domain/demo-options';
import type { Insertable } from 'kysely';
import type { Schema } from '../platform/db/schema';
import type { Known } from './order-plan';
import type { Random } from './random';

/** How often somebody wants it otherwise than it comes, and how often something on top. */
const OWN_TASTE = 0.25;
const EXTRA = 0.12;

/** The groups and options of the demo, as rows. */
export interface OptionMenu {
  groups: (Insertable<Schema['option_groups']> & { id: number })[];
  options: (Insertable<Schema['options']> & { id: number })[];
}

/** The groups of the demo with their options, numbered through. */
export function optionRows(createdAt: Date): OptionMenu {
  const options = DEMO_GROUPS.flatMap((group, index) =>
    group.options.map(({ name, nameTranslations, surcharge, contains, seconds }, position) => ({
      group_id: index + 1,
      position,
      option_name: name,
      name_translations: nameTranslations,
      surcharge,
      contains: JSON.stringify(contains),
      work_seconds: seconds,
      station: null,
      sold_out_until: null,
      archived_at: null,
    })),
  );
  return {
    groups: DEMO_GROUPS.map(({ name, nameTranslations, min, max }, index) => ({
      id: index + 1,
      group_name: name,
      name_translations: nameTranslations,
      min_choices: min,
      max_choices: max,
      archived_at: null,
      created_at: createdAt,
    })),
    options: options.map((option, index) => ({ ...option, id: index + 1 })),
  };
}

type ProductGroups = Insertable<Schema['product_option_groups']>[];

/** What can be chosen of a demo product. */
export const productGroups = ({ id, of }: Known<DemoProduct>, { options }: OptionMenu): ProductGroups =>
  demoGroupsOf(of.slug).map(({ group, defaults }, position) => ({
    product_id: id,
    group_id: group + 1,
    position,
    default_ids: defaults.flatMap(
      (place) => options.find((option) => option.group_id === group + 1 && option.position === place)?.id ?? [],
    ),
  }));

/** What a customer of the demo wants of a product: mostly as it comes. */
export function planOptions(taste: Random, slug: string, { options }: OptionMenu): LineOption[] {
  const groups: GroupOnProduct[] = demoGroupsOf(slug).flatMap(({ group, defaults }) => {
    const known = DEMO_GROUPS[group];
    if (!known) return [];
    const offered = options
      .filter((option) => option.group_id === group + 1)
      .map(({ id, option_name, name_translations, surcharge }) => ({
        id,
        option_name,
        name_translations,
        surcharge,
        available: true,
      }));
    const { name: group_name, min, max } = known;
    return [
      { group_name, min, max, options: offered, default_ids: defaults.flatMap((place) => offered[place]?.id ?? []) },
    ];
  });
  const wanted = groups.flatMap(({ min, options: offered, default_ids }) => {
    const isOwn = taste.chance(min > 0 ? OWN_TASTE : EXTRA);
    return isOwn || default_ids.length < min ? [taste.pick(offered).id] : default_ids;
  });
  return chosenOptions(groups, wanted);
}
