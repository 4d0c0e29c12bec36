import type { ProductDetail } from '@seduh/contract';
import { SIZES } from '@seduh/contract/constants';
import { formatRupiah } from '@seduh/ui';
import type { Difference } from '../EditConflict';

/** What the form shows of a product, in words. */
const words = (product: ProductDetail): [label: string, value: string][] => [
  ['Name', product.product_name],
  ['Price', formatRupiah(product.price)],
  ['Category', product.category_name],
  ['Description', product.description],
  ['Portions', product.stock === null ? 'not counted' : String(product.stock)],
  ...SIZES.map(({ id, name }): [string, string] => {
    const size = product.sizes.find((one) => one.id === id);
    return [name, size ? `+ ${formatRupiah(size.surcharge)}` : 'not sold'];
  }),
  ['On the menu', product.archived ? 'no' : 'yes'],
];

/** What has changed between two states of a product. A picture has no words: it is another one, or not. */
export function differencesOf(was: ProductDetail, is: ProductDetail): Difference[] {
  const now = words(is);
  const differences = words(was).map(([label, value], index) => ({ label, was: value, is: now[index]?.[1] ?? '' }));
  if (was.image !== is.image) differences.push({ label: 'Picture', was: 'the old one', is: 'another one' });
  return differences.filter((difference) => difference.was !== difference.is);
}
