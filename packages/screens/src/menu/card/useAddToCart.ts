import { useCart } from '@seduh/api-client';
import type { ProductSummary, SizeId } from '@seduh/contract';
import { LIMITS } from '@seduh/contract/constants';
import { toast } from '@seduh/ui';
import { useWords } from '../../lib/words/words';
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

/** Puts a product into the cart, says what became of it, and answers how many pieces of that line are in there now. */
export function useAddToCart() {
  const { add } = useCart();
  const m = useWords(cardWords);
  return (product: ProductSummary, wanted: Wanted = onePiece(product)): number => {
    const { fits, pieces } = add({
      productId: product.id,
      productName: product.product_name,
      nameTranslations: product.name_translations,
      image: product.image,
      oneSize: product.size_ids.length === 1,
      ...wanted,
    });
    if (fits) toast.success(m.added);
    else if (pieces > 0) toast.error(m.most(LIMITS.lineQuantity, pieces));
    else toast.error(m.full(LIMITS.cartLines));
    return pieces;
  };
}
