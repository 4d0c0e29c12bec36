import type { ProductChanges, SizeId } from '@seduh/contract';
import { sql, type Insertable, type Updateable } from 'kysely';
import { changes, type TranslationsUpdate } from '../../platform/db/query';
import type { ProductsTable } from '../../platform/db/schema';
import type { Tx } from '../../platform/db/tx';

type Surcharges = NonNullable<ProductChanges['sizes']>;

export async function insertProduct(tx: Tx, product: Insertable<ProductsTable>): Promise<void> {
  await tx.insertInto('products').values(product).execute();
}

/** Columns of a product that a member of staff sets. Undefined ones stay as they are. */
export type ProductUpdate = Updateable<
  Omit<ProductsTable, 'id' | 'sold' | 'version' | 'created_at' | keyof TranslationsUpdate>
> &
  TranslationsUpdate;

/**
 * Writes changes of a product that still is what their maker has seen, and raises its version.
 * @param version what they have seen; undefined for a change that fits whatever is there
 * @param held called once nobody else can change it, and before it is changed
 * @returns false where somebody else was first, or there is no such product
 */
export async function saveProduct(
  tx: Tx,
  id: string,
  changed: ProductUpdate,
  version: number | undefined,
  held: () => Promise<void>,
): Promise<boolean> {
  const row = await tx
    .selectFrom('products')
    .select('version')
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!row || (version !== undefined && row.version !== version)) return false;
  await held();
  return changes(
    tx
      .updateTable('products')
      .set({ ...changed, version: sql<number>`version + 1` })
      .where('id', '=', id),
  );
}

/** Sets what each size takes more, all of them at once; the product's row is locked by now. */
export async function setSurcharges(tx: Tx, productId: string, sizes: Surcharges): Promise<void> {
  await tx.deleteFrom('product_sizes').where('product_id', '=', productId).execute();
  // of a size that is named twice the last one counts
  const rows = [...new Map(sizes.map(({ id, surcharge }) => [id, surcharge]))]
    .filter(([, surcharge]) => surcharge > 0)
    .map(([size_id, surcharge]) => ({ product_id: productId, size_id, surcharge }));
  if (rows.length > 0) await tx.insertInto('product_sizes').values(rows).execute();
}

/** Forgets what other sizes than these took more: one that comes back begins without a surcharge, as its form says. */
export async function dropOtherSurcharges(tx: Tx, productId: string, sizeIds: readonly SizeId[]): Promise<void> {
  const sizes = tx.deleteFrom('product_sizes').where('product_id', '=', productId);
  await sizes.where('size_id', 'not in', sizeIds).execute();
}
