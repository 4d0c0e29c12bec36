import { useCart } from '@seduh/api-client';
import type { ProductSummary, SizeId } from '@seduh/contract';
import { LIMITS, MESSAGES } from '@seduh/contract/constants';
import { toast } from '@seduh/ui';

/** How somebody wants a product. Without a word, one of its smallest size. */
interface Wanted {
  sizeId: SizeId;
  qty: number;
  note: string;
  /** Rupiah for one piece. */
  price: number;
}

const onePiece = ({ size_ids: [sizeId = 1], price }: ProductSummary): Wanted => ({ sizeId, qty: 1, note: '', price });

/** Puts a product into the cart, says what became of it, and answers how many pieces of that line are in there now. */
export function useAddToCart() {
  const { add } = useCart();
  return (product: ProductSummary, wanted: Wanted = onePiece(product)): number => {
    const { fits, pieces } = add({
      productId: product.id,
      productName: product.product_name,
      image: product.image,
      oneSize: product.size_ids.length === 1,
      ...wanted,
    });
    if (fits) toast.success(MESSAGES.addedToCart);
    else if (pieces > 0) toast.error(`${LIMITS.lineQuantity} of one at most: ${pieces} are in your cart`);
    else toast.error(`Your cart is full: ${LIMITS.cartLines} lines at most`);
    return pieces;
  };
}
