import { LRUCache } from 'lru-cache';
import { cacheAsked } from '../../../platform/observe/signals';
import { isResting, type Catalogue, type CatalogueProduct, type ShopRules } from './catalogue-repository';

/** Characters of JSON, some 1,500 products with three groups of options: those that are ordered. */
const MOST_KEPT = 4_000_000;
/** What somebody has changed past the triggers that renew the version is heard of within this time, ms. */
const LONGEST_MS = 60_000;
/** Ids of no product that are remembered: those in old carts and links. Apart, so that made-up ones push nothing out. */
const MOST_UNKNOWN = 1_000;

/** Products and rules as they stood under one version. */
export interface CatalogueCache {
  /**
   * These products, and those that are offered instead of them now, if all are known as they stand under this version.
   * @param version as the snapshot has it for which they are asked
   */
  find(version: string | null, ids: readonly string[], now: Date): Omit<Catalogue, 'version'> | undefined;
  /**
   * Keeps what was read together with its version; what is known of another one is forgotten.
   * @param asked ids that were asked for: those of no product are known to be none
   */
  keep(read: Catalogue, asked: readonly string[]): void;
}

/**
 * Keeps what only staff change, under the version that stands beside it in the database: each order asks which one
 * holds, in its own snapshot, so nothing is ever sold by what was.
 */
export function createCatalogueCache(): CatalogueCache {
  const known = new LRUCache<string, CatalogueProduct>({
    maxSize: MOST_KEPT,
    sizeCalculation: (product) => JSON.stringify(product).length,
    ttl: LONGEST_MS,
  });
  const unknown = new LRUCache<string, true>({ max: MOST_UNKNOWN, ttl: LONGEST_MS });
  let held: { version: string; rules: ShopRules; until: number } | undefined;

  function find(version: string | null, ids: readonly string[], now: Date) {
    if (!held || held.version !== version || held.until < performance.now()) return undefined;
    const products = new Map<string, CatalogueProduct>();
    for (const id of ids) {
      if (unknown.has(id)) continue;
      const product = known.get(id);
      if (!product) return undefined;
      products.set(id, product);
      if (product.substitute_id === null || !isResting(product, now)) continue;
      const instead = known.get(product.substitute_id);
      if (!instead) return undefined;
      products.set(instead.id, instead);
    }
    return { rules: held.rules, products: [...products.values()] };
  }

  return {
    find(...asked) {
      const found = find(...asked);
      cacheAsked.tell({ cache: 'catalogue', isHit: found !== undefined });
      return found;
    },
    keep({ version, rules, products }, asked) {
      if (version === null) return;
      if (held?.version !== version) {
        known.clear();
        unknown.clear();
      }
      held = { version, rules: frozen(rules), until: performance.now() + LONGEST_MS };
      for (const product of products) known.set(product.id, frozen(product));
      const found = new Set(products.map(({ id }) => id));
      for (const id of asked) if (!found.has(id)) unknown.set(id, true);
    },
  };
}

/** What is kept is everybody's: who wrote in it would change the prices of others. */
function frozen<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(frozen);
  }
  return value;
}
