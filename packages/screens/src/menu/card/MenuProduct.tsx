import { useSession } from '@seduh/api-client';
import type { CategoryId, ProductSummary } from '@seduh/contract';
import { imageSources } from '@seduh/contract/constants';
import { productName } from '@seduh/domain';
import { type PictureProps, ProductCard, type ProductCardProps, useLocale } from '@seduh/ui';
import { useState } from 'react';
import { cartLineOf, useAddToCart } from '../../lib/card/useAddToCart';
import { cardWords } from '../../lib/card/words';
import { onDemand } from '../../lib/lazy/lazyPart';
import { useLoaded } from '../../lib/lazy/useLoaded';
import { chooseOptions } from '../../lib/options/lazy';
import { paths } from '../../lib/paths';
import { useLanguage, useWords } from '../../lib/words/words';
import { cardOverlay } from './lazy';

export interface MenuProductProps {
  /** With what stands for its picture until it is there, where a page from the server brings that along. */
  product: ProductSummary & { image_preview?: string };
  /** No plus: staff have no cart. Whoever may change the menu gets a pen in its place. */
  isAdmin: boolean;
  /** Above the fold its picture does not wait; that of the first one comes before the others. */
  priority?: PictureProps['priority'];
  /** The one sold most. */
  isFavorite: boolean;
  /** Among one's own favourites. */
  isListed?: boolean | undefined;
  /** Asks what is chosen of it, in a sheet of the list's: that stays when the card goes, as a search does it. */
  onChoose: (product: ProductSummary) => void;
}

/** The category's backdrop. */
const tints: Record<CategoryId, ProductCardProps['tint']> = { 1: 'cream', 2: 'green', 3: 'yellow', 4: 'peach' };

/** A product on the menu. The plus puts one of the smallest size into the cart, as it comes; where something must be chosen, it asks. */
export function MenuProduct({ product, isAdmin, priority = false, isFavorite, isListed, onChoose }: MenuProductProps) {
  const addToCart = useAddToCart();
  const isCustomer = useLoaded(cardOverlay, !isAdmin) && !isAdmin;
  const m = useWords(cardWords);
  const locale = useLocale();
  const { can } = useSession();
  const { id, price, sold } = product;
  // the list that the browser asks for has none, and may come before the picture
  const [preview] = useState(product.image_preview);
  const name = productName(product, useLanguage());
  const sources = imageSources(product.image);
  const onAdd = () => {
    if (!product.must_choose) return addToCart(cartLineOf(product)) > 0;
    onDemand(chooseOptions, () => onChoose(product), m.notLoaded);
    return false;
  };

  return (
    <ProductCard
      href={paths.product(id)}
      name={name}
      price={price}
      meta={sold > 0 ? m.sold(sold.toLocaleString(locale)) : m.fresh}
      image={sources && { ...sources, priority }}
      preview={preview}
      soldOut={product.available ? undefined : m.soldOut}
      flag={isFavorite ? m.favorite : undefined}
      overlay={isCustomer && <cardOverlay.Part product={product} isListed={isListed} />}
      tint={tints[product.category_id]}
      action={
        !isAdmin
          ? { kind: 'add', label: m.add(name), onAdd }
          : can('catalogue')
            ? { kind: 'edit', label: m.edit(name), href: paths.productEdit(id) }
            : null
      }
    />
  );
}
