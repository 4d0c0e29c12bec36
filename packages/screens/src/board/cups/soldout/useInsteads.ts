import { useProduct, useProducts } from '@seduh/api-client';
import { LIMITS } from '@seduh/contract/constants';
import { productSubstituteProblem, substituteProblem } from '@seduh/domain';

/** What could be offered instead of something: its id, and its name. */
interface Instead {
  id: string;
  name: string;
}

/**
 * What could be offered instead of a product, or of one of its options: another product of its category that comes in the same
 * size, another option of its group; what is there to be had. Empty until it has come, and where it does not.
 * @param optionId null: of the product itself
 */
export function useInsteads(productId: string, optionId: number | null): Instead[] {
  const { data: product } = useProduct(productId);
  const isWanted = product && optionId === null;
  const query = isWanted ? { categories: String(product.category_id), limit: LIMITS.pageMax } : null;
  const { data: others = [] } = useProducts(query);
  if (!product) return [];
  if (optionId === null)
    return others
      .filter((other) => !productSubstituteProblem(product, { ...other, archived: false }))
      .map(({ id, product_name }) => ({ id, name: product_name }));
  const group = product.option_groups.find(({ options }) => options.some(({ id }) => id === optionId));
  return (group?.options ?? [])
    .filter((other) => !substituteProblem(optionId, { ...other, archived: false }))
    .map(({ id, option_name }) => ({ id: String(id), name: option_name }));
}
