import type { ProductSummary } from '@seduh/contract';
import { pictureSources } from '@seduh/contract/constants';
import { ProductCard, type ProductCardProps } from '@seduh/ui';
import { paths } from '../lib/paths';
import { useAddToCart } from './useAddToCart';

export interface MenuProductProps {
  product: ProductSummary;
  /** Gets the pen in place of the plus. */
  isAdmin: boolean;
  /** Above the fold: its picture does not wait. */
  isFirstRow: boolean;
  /** The one sold most. */
  isFavorite: boolean;
}

/** The category's backdrop. */
const tints: Record<number, ProductCardProps['tint']> = { 1: 'cream', 2: 'green', 3: 'yellow', 4: 'peach' };

/** A product on the menu. The plus puts one of the smallest size into the cart. */
export function MenuProduct({ product, isAdmin, isFirstRow, isFavorite }: MenuProductProps) {
  const addToCart = useAddToCart();
  const { id, product_name: name, price, sold } = product;
  const sources = pictureSources(product.image);

  return (
    <ProductCard
      href={paths.product(id)}
      name={name}
      price={price}
      meta={sold > 0 ? `${sold.toLocaleString('en-US')} sold` : 'New on the menu'}
      image={sources && { ...sources, priority: isFirstRow }}
      soldOut={product.available ? undefined : 'Sold out'}
      flag={isFavorite ? 'Favorite' : undefined}
      tint={tints[product.category_id]}
      action={
        isAdmin
          ? { kind: 'edit', label: `Edit ${name}`, href: paths.productEdit(id) }
          : { kind: 'add', label: `Add ${name} to cart`, onAdd: () => void addToCart(product) }
      }
    />
  );
}
