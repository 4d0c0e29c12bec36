import type { OptionGroupChanges, OptionGroupFilter, SizeId, Translations } from '@seduh/contract';
import { changeTranslations } from '@seduh/domain';
import { sql, type Insertable, type RawBuilder, type Selectable, type Updateable } from 'kysely';
import { optionGroups, type GroupRow, type OptionRow } from '../../../platform/db/option-columns';
import { changedTranslations, changes, countOf, type TranslationsUpdate } from '../../../platform/db/query';
import type { OptionGroupsTable, OptionsTable } from '../../../platform/db/schema';
import type { Db, Tx } from '../../../platform/db/tx';

/** A group with its options, archived ones left out; an archived group too. */
export interface StaffGroupRow {
  id: number;
  group_name: string;
  name_translations: Translations | null;
  min: number;
  max: number;
  archived: boolean;
  version: number;
  products: number;
  options: (Omit<OptionRow, 'archived'> & { sold_out_until: string | null })[];
}

/** One page of groups, those in use first, each kind oldest first, and how many there are. */
export async function listGroups(db: Db, now: Date, { archived, page, limit }: OptionGroupFilter) {
  let found = db.selectFrom('option_groups');
  if (archived !== undefined) found = found.where('archived_at', archived ? 'is not' : 'is', null);
  const asked = archived === undefined ? sql`true` : sql`(option_groups.archived_at is not null) = ${archived}`;
  return {
    rows: await selectGroups(db, now, asked, sql`limit ${limit} offset ${(page - 1) * limit}`),
    total: await countOf(found),
  };
}

/** One group, also one that is archived; undefined for an unknown one. */
export async function findGroup(db: Db, now: Date, id: number): Promise<StaffGroupRow | undefined> {
  const [group] = await selectGroups(db, now, sql`option_groups.id = ${id}`);
  return group;
}

/** Groups with all that staff see of them. */
async function selectGroups(db: Db, now: Date, which: RawBuilder<unknown>, part = sql``): Promise<StaffGroupRow[]> {
  const { rows } = await sql<StaffGroupRow>`
    select
      option_groups.id, group_name, name_translations, min_choices as min, max_choices as max, version,
      option_groups.archived_at is not null as archived,
      (
        select count(*) from product_option_groups
          join products on products.id = product_option_groups.product_id
        where product_option_groups.group_id = option_groups.id and products.archived_at is null
      ) as products,
      (
        select coalesce(jsonb_agg(
          jsonb_build_object(
            'id', options.id, 'option_name', option_name, 'name_translations', options.name_translations,
            'surcharge', surcharge, 'contains', options.contains,
            'work_seconds', options.work_seconds, 'station', options.station,
            'available', coalesce(options.sold_out_until <= ${now}, true), 'sold_out_until', options.sold_out_until,
            'substitute_id', case when options.sold_out_until > ${now} then options.substitute_id end
          ) order by options.position, options.id
        ), '[]')
        from options where options.group_id = option_groups.id and options.archived_at is null
      ) as options
    from option_groups
    where ${which}
    order by option_groups.archived_at is not null, option_groups.id
    ${part}`.execute(db);
  return rows;
}

/** The group of an option that is offered; undefined for none. */
export const findGroupOf = (db: Db, optionId: number) =>
  db
    .selectFrom('options')
    .select('group_id')
    .where('id', '=', optionId)
    .where('archived_at', 'is', null)
    .executeTakeFirst();

type NewGroup = Omit<Insertable<OptionGroupsTable>, 'id' | 'archived_at' | 'version'>;

/** Writes a group without options, and returns its id. */
export async function insertGroup(tx: Tx, group: NewGroup): Promise<number> {
  const { id } = await tx
    .insertInto('option_groups')
    .values({ ...group, archived_at: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Columns of a group that a member of staff sets. Undefined ones stay as they are. */
export type GroupUpdate = Updateable<
  Pick<OptionGroupsTable, 'group_name' | 'min_choices' | 'max_choices' | 'archived_at'>
> &
  Pick<TranslationsUpdate, 'name_translations'>;

/**
 * Writes changes of a group that still is what their maker has seen, raises its version, and keeps everybody off it who
 * writes a product with it.
 * @param version what they have seen; undefined for a change that fits whatever is there
 * @param held called once nobody else can change it, and before it is changed
 * @returns false where somebody else was first
 */
export async function saveGroup(
  tx: Tx,
  id: number,
  changed: GroupUpdate,
  version: number | undefined,
  held: () => Promise<void>,
): Promise<boolean> {
  const row = await tx
    .selectFrom('option_groups')
    .select('version')
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!row || (version !== undefined && row.version !== version)) return false;
  await held();
  return changes(
    tx
      .updateTable('option_groups')
      .set({ ...changed, version: sql<number>`version + 1` })
      .where('id', '=', id),
  );
}

type OptionRows = NonNullable<OptionGroupChanges['options']>;

/**
 * Makes these all the options of a group, in this order: one with an id is changed, and comes back where it was archived;
 * one without is new; what is not among them is archived.
 * @returns false where an id is none of this group's
 */
export async function setOptions(tx: Tx, groupId: number, rows: OptionRows, now: Date): Promise<boolean> {
  const known = rows.flatMap(({ id }) => (id === undefined ? [] : [id]));
  const ofGroup = await tx.selectFrom('options').select('id').where('group_id', '=', groupId).execute();
  const own = new Set(ofGroup.map(({ id }) => id));
  if (new Set(known).size < known.length || !known.every((id) => own.has(id))) return false;
  await tx
    .updateTable('options')
    .set({ archived_at: now })
    .where('group_id', '=', groupId)
    .where('archived_at', 'is', null)
    .where('id', 'not in', known.length > 0 ? known : [0])
    .execute();
  for (const [position, { id, contains, making, name_translations, ...plain }] of rows.entries()) {
    const work = making && { work_seconds: making.seconds, station: making.station };
    const values = { ...plain, ...work, position, archived_at: null };
    const inside = contains && JSON.stringify(contains);
    if (id === undefined) {
      const names = changeTranslations(undefined, name_translations);
      const fresh = { group_id: groupId, name_translations: names, contains: inside ?? null, sold_out_until: null };
      await tx
        .insertInto('options')
        .values({ ...values, ...fresh })
        .execute();
    } else
      await tx
        .updateTable('options')
        .set({
          ...values,
          name_translations: changedTranslations('name_translations', name_translations),
          contains: inside,
        })
        .where('id', '=', id)
        .execute();
  }
  return true;
}

type SoldOut = Pick<Selectable<OptionsTable>, 'sold_out_until' | 'substitute_id'>;

/** Keeps everybody else off a group and its options until the end of the transaction. */
export const holdGroup = async (tx: Tx, id: number): Promise<void> => {
  await tx.selectFrom('option_groups').select('id').where('id', '=', id).forNoKeyUpdate().execute();
};

/** Until when an option is sold out, and what is offered instead; null: it is there. */
export async function setSoldOut(tx: Tx, id: number, soldOut: SoldOut): Promise<void> {
  await tx.updateTable('options').set(soldOut).where('id', '=', id).execute();
}

/** What a product is to have of a group. */
interface Attached {
  id: number;
  default_ids: readonly number[];
}

/** Sets the groups of a product, all of them at once. */
export async function setProductGroups(tx: Tx, productId: string, groups: readonly Attached[]): Promise<void> {
  await tx.deleteFrom('product_option_groups').where('product_id', '=', productId).execute();
  if (groups.length === 0) return;
  const rows = groups.map(({ id, default_ids }, position) => ({
    product_id: productId,
    group_id: id,
    position,
    default_ids: [...default_ids],
  }));
  await tx.insertInto('product_option_groups').values(rows).execute();
}

/** Keeps these groups as they are to the end of the transaction; the ids of those that are in use. */
export async function holdGroups(tx: Tx, ids: readonly number[]): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`
    select id from option_groups where id = any(${ids}::integer[]) and archived_at is null order by id for share`.execute(
    tx,
  );
  return new Set(rows.map(({ id }) => id));
}

/** Keeps the groups of a product as they are to the end of the transaction. */
export async function holdGroupsOf(tx: Tx, productId: string): Promise<void> {
  await sql`
    select option_groups.id from option_groups
      join product_option_groups on product_option_groups.group_id = option_groups.id
    where product_id = ${productId} order by option_groups.id for share of option_groups`.execute(tx);
}

/** A product as far as its lowest price goes. */
export interface PricedRow {
  id: string;
  product_name: string;
  price: number;
  size_ids: SizeId[];
  sizes: { id: SizeId; surcharge: number }[];
  option_groups: GroupRow[];
}

/** One product, or all on the menu that have a group. */
export async function listPriced(
  db: Db,
  now: Date,
  by: { productId: string } | { groupId: number },
): Promise<PricedRow[]> {
  const condition =
    'productId' in by
      ? sql`products.id = ${by.productId}`
      : sql`products.archived_at is null and exists (
          select from product_option_groups where product_id = products.id and group_id = ${by.groupId}
        )`;
  const { rows } = await sql<PricedRow>`
    select
      products.id, product_name, price, size_ids,
      (
        select coalesce(jsonb_agg(jsonb_build_object('id', size_id, 'surcharge', surcharge)), '[]')
        from product_sizes where product_id = products.id
      ) as sizes,
      ${optionGroups(now)} as option_groups
    from products where ${condition}`.execute(db);
  return rows;
}
