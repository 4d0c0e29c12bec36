import type { ProductAvailabilityBody, ProductChanges, ProductDetail, ProductValues, SizeId } from '@seduh/contract';
import { MESSAGES } from '@seduh/contract/constants';
import {
  changeTranslations,
  defaultsProblem,
  openingAfterToday,
  priceProblem,
  productSubstituteProblem,
} from '@seduh/domain';
import { uuidv7 } from 'uuidv7';
import { productFacts } from '@seduh/domain/audit';
import type { AuditAction } from '@seduh/contract/constants';
import type { Clock } from '../../platform/clock';
import { recordChange } from '../../platform/db/audit';
import { HOURS, changedTranslations, readShopColumns } from '../../platform/db/query';
import { withTx, type Db, type Tx } from '../../platform/db/tx';
import { HttpError, invalid } from '../../platform/http/errors';
import { withImage, type ImageParts } from '../../platform/images/pipeline';
import { holdGroups, holdGroupsOf, listPriced, setProductGroups } from './options/repository';
import { readDetail, type ProductService } from './service';
import { dropOtherSurcharges, insertProduct, saveProduct, setSurcharges, type ProductUpdate } from './write-repository';

export interface ProductEditingParts extends ImageParts {
  db: Db;
  clock: Clock;
  products: ProductService;
  /** Called after each write: what was answered before no longer holds. */
  changed(): void;
  /** How two who save at once are told apart; tests swap it to show what it is for. */
  save?: typeof saveProduct;
}

/** Which product, who writes it, and what the record calls that. */
interface Written {
  id: string;
  by: string;
  action: AuditAction;
}

/** Each size once, the smallest first. */
const inOrder = (ids: SizeId[] | undefined) => ids && [...new Set(ids)].toSorted((one, other) => one - other);

/** What staff do with products. Each answers the product as it is then, and throws 404 for an unknown one. */
export function createProductEditing(parts: ProductEditingParts) {
  const { db, clock, products, changed, save = saveProduct } = parts;
  const conflict = (current: ProductDetail) =>
    new HttpError(409, 'EDIT_CONFLICT', MESSAGES.editConflict('product'), current);

  /** Throws 409 where somebody was quicker, and nothing is written. */
  async function write(
    { id, by, action }: Written,
    changes: ProductUpdate,
    { version, sizes, option_groups }: ProductChanges = {},
  ) {
    const saved = await withTx(db, async (tx) => {
      const at = clock.now();
      let before: ProductDetail | undefined;
      const held = async () => {
        before = await readDetail(tx, id, at);
      };
      if (!(await save(tx, id, { ...changes, updated_at: at }, version, held))) return false;
      if (sizes) await setSurcharges(tx, id, sizes);
      if (changes.size_ids) await dropOtherSurcharges(tx, id, changes.size_ids);
      if (option_groups) await setGroups(tx, id, option_groups);
      const isRepriced = changes.price !== undefined || changes.size_ids || changes.archived_at === null;
      if (isRepriced || sizes || option_groups) await checkPrice(tx, id);
      await note(tx, { id, by, action }, before, at);
      return true;
    });
    if (!saved) throw conflict(await products.detail(id));
  }

  /** Says in the record what is different now. */
  async function note(tx: Tx, { id, by, action }: Written, before: ProductDetail | undefined, at: Date) {
    const after = await readDetail(tx, id, at);
    if (!after) return;
    const act = { by, action, subject: { id, name: after.product_name }, at };
    await recordChange(tx, act, before ? productFacts(before) : [], productFacts(after));
  }

  /** Throws 400 for a group that is not there, or not as its defaults know it. */
  async function setGroups(tx: Tx, id: string, groups: NonNullable<ProductChanges['option_groups']>) {
    const inUse = await holdGroups(
      tx,
      groups.map((group) => group.id),
    );
    if (groups.some((group) => !inUse.has(group.id))) throw invalid({ option_groups: MESSAGES.groupUnknown });
    await setProductGroups(tx, id, groups);
    const [product] = await listPriced(tx, clock.now(), { productId: id });
    for (const group of product?.option_groups ?? []) {
      const asked = groups.find((candidate) => candidate.id === group.id);
      const problem = asked && defaultsProblem(group, asked.default_ids);
      if (problem) throw invalid({ option_groups: problem });
    }
  }

  /** Throws 400 where a choice of its options would make a product cost less than nothing. */
  async function checkPrice(tx: Tx, id: string) {
    // who changes a group meanwhile waits, and then sees this price
    await holdGroupsOf(tx, id);
    const [product] = await listPriced(tx, clock.now(), { productId: id });
    const problem = product && priceProblem(product);
    if (problem) throw invalid(problem);
  }

  /** What is there after a write. */
  function written(id: string): Promise<ProductDetail> {
    changed();
    return products.detail(id);
  }

  return {
    /** Puts a product on the menu. Throws 400 without an image, and what `withImage` throws. */
    async create(
      {
        productname,
        name_translations,
        description_translations,
        stock = null,
        sizes = [],
        size_ids,
        option_groups = [],
        contains,
        making,
        ...plain
      }: ProductValues,
      image: Buffer | null,
      by: string,
    ): Promise<ProductDetail> {
      if (!image) throw invalid({ image: MESSAGES.required });
      const id = uuidv7();
      const now = clock.now();
      await withImage(parts, image, (imageUrl) =>
        withTx(db, async (tx) => {
          const values = {
            ...plain,
            product_name: productname,
            name_translations: changeTranslations(undefined, name_translations),
            description_translations: changeTranslations(undefined, description_translations),
            stock,
            image: imageUrl,
            contains: contains ? JSON.stringify(contains) : null,
            work_seconds: making?.seconds ?? null,
            station: making?.station ?? null,
          };
          const times = { sold_out_until: null, created_at: now, updated_at: now };
          await insertProduct(tx, { id, ...values, size_ids: inOrder(size_ids), ...times });
          await setSurcharges(tx, id, sizes);
          if (option_groups.length > 0) {
            await setGroups(tx, id, option_groups);
            await checkPrice(tx, id);
          }
          await note(tx, { id, by, action: 'product.create' }, undefined, now);
        }),
      );
      return written(id);
    },

    /**
     * Changes what was sent. Throws 409 EDIT_CONFLICT, with the product as it is now, where it changed since
     * `changes.version`. Portions are set, not added to: orders of the same moment are no change.
     */
    async edit(id: string, changes: ProductChanges, image: Buffer | null, by: string): Promise<ProductDetail> {
      const current = await products.detail(id);
      const { version, archived, productname, sizes, size_ids, option_groups, contains, making, ...plain } = changes;
      // a stale version is refused before the image is processed; the write decides
      if (version !== undefined && version !== current.version) throw conflict(current);
      if (!image && Object.keys(changes).every((name) => name === 'version')) return current;
      const archived_at = archived === undefined ? undefined : archived ? clock.now() : null;
      await withImage(parts, image, (imageUrl) =>
        write(
          { id, by, action: 'product.update' },
          {
            ...plain,
            product_name: productname,
            name_translations: changedTranslations('name_translations', plain.name_translations),
            description_translations: changedTranslations('description_translations', plain.description_translations),
            size_ids: inOrder(size_ids),
            contains: contains && JSON.stringify(contains),
            work_seconds: making?.seconds,
            station: making?.station,
            image: imageUrl,
            archived_at,
          },
          { version, sizes, option_groups },
        ),
      );
      return written(id);
    },

    /** Takes it off the menu; once is enough. */
    async archive(id: string, by: string): Promise<ProductDetail> {
      const current = await products.detail(id);
      if (current.archived) return current;
      await write({ id, by, action: 'product.archive' }, { archived_at: clock.now() });
      return written(id);
    },

    /** Sells it out until then, or brings it back. Throws 400 where what is to be offered instead cannot be. */
    async setAvailability(
      id: string,
      { sold_out_until: until, substitute_id }: ProductAvailabilityBody,
      by: string,
    ): Promise<ProductDetail> {
      const current = await products.detail(id);
      const substitute = until === null ? null : (substitute_id ?? null);
      if (substitute !== null) {
        const problem = productSubstituteProblem(current, await products.find(substitute));
        if (problem) throw invalid({ substitute_id: problem });
      }
      const instant =
        until === 'next_opening' ? openingAfterToday(await readShopColumns(db, HOURS), clock.now()) : until;
      const sold_out_until = instant === null ? null : new Date(instant);
      const act = { id: current.id, by, action: 'product.availability' } as const;
      await write(act, { sold_out_until, substitute_id: substitute });
      return written(current.id);
    },
  };
}
