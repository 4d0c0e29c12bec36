import { afterPaint, cartActions, type CartLine } from '@seduh/api-client';
import type { ProductSummary, SizeId } from '@seduh/contract';
import { LIMITS } from '@seduh/contract/constants';
import { toast } from '@seduh/ui';
import { useWords } from '../words/words';
import { cardWords } from './words';

/** How somebody wants a product. */
interface Wanted {
  sizeId: SizeId;
  /** Left out: what comes by itself. */
  optionIds?: number[] | undefined;
  qty: number;
  note: string;
  /** Rupiah for one piece. */
  price: number;
}

/** One of its smallest size. */
const onePiece = ({ size_ids: [sizeId = 1], price }: ProductSummary): Wanted => ({ sizeId, qty: 1, note: '', price });

/** The line of the cart that this would be; one of its smallest size where nothing else is said. */
export const cartLineOf = (product: ProductSummary, wanted: Wanted = onePiece(product)): CartLine => ({
  productId: product.id,
  productName: product.product_name,
  nameTranslations: product.name_translations,
  image: product.image,
  oneSize: product.size_ids.length === 1,
  ...wanted,
});

/**
 * Puts a line into the cart, says what became of it, and answers how many pieces of it are in there now. It does not follow
 * the cart: a menu full of cards is not drawn anew with each cup.
 */
export function useAddToCart() {
  const m = useWords(cardWords);
  return (line: CartLine): number => {
    const { fits, pieces } = cartActions.add(line);
    // the button that was pressed answers first
    afterPaint(() => {
      if (fits) toast.success(m.added);
      else if (pieces > 0) toast.error(m.most(LIMITS.lineQuantity, pieces));
      else toast.error(m.full(LIMITS.cartLines));
    });
    return pieces;
  };
}
