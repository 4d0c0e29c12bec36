import type { ProductDetail, Shop } from '@seduh/contract';
import { CATEGORIES, MESSAGES, imageSources } from '@seduh/contract/constants';
import { timeWords } from '@seduh/domain';
import { Breadcrumb, Button, CheckoutStrip, Chip, Clock, formatRupiah, Notice, Picture, Price } from '@seduh/ui';
import { deliveryMethodName } from '../lib/orders/deliveryMethods';
import { useShopClock } from '../lib/useShopClock';
import { paths } from '../lib/paths';
import { ProductForm } from './ProductForm';
import { useChoice } from './useChoice';

export interface ProductViewProps {
  product: ProductDetail;
  /** Undefined while it loads. */
  shop: Shop | undefined;
  isAdmin: boolean;
  onCheckout: () => void;
}

/** Picture, words and choices of one product, closed by the strip that goes on. */
export function ProductView({ product, shop, isAdmin, onCheckout }: ProductViewProps) {
  const choice = useChoice(product);
  const { product_name: name, category_id: categoryId } = product;
  const image = imageSources(product.image);
  const category = CATEGORIES.find(({ id }) => id === categoryId);
  const detail = `(${choice.quantity}) ${choice.sizeName}`.trim();
  const chosen = { image, name, price: choice.total };
  const clock = useShopClock();
  const at = choice.time === 'now' ? '' : ` ${timeWords(clock.zone, new Date(choice.time), new Date(clock.now))}`;
  const when = deliveryMethodName(choice.deliveryId) + at;

  return (
    <div className="sd-wrap pd">
      <Breadcrumb
        className="pd-crumbs"
        items={[
          { label: product.category_name, href: paths.products({ categories: category?.tab ?? '' }) },
          { label: name },
        ]}
      />
      <div className="pd-photo" data-out={!product.available || undefined}>
        {image ? (
          <Picture {...image} alt={name} width={900} height={900} sizes="(width >= 48rem) 45vw, 92vw" priority />
        ) : (
          <div className="pd-photo-none" />
        )}
      </div>
      <div className="pd-main">
        <h1 className="sd-display sd-t-1">{name}</h1>
        <p className="pd-price">
          <Price amount={choice.total} size="xl" />
          {choice.quantity > 1 && (
            <span className="sd-small sd-muted sd-num">{`${choice.quantity} x ${formatRupiah(choice.unitPrice)}`}</span>
          )}
          {!product.available && <Chip tone="bad">{product.archived ? 'Off the menu' : 'Sold out'}</Chip>}
        </p>
        <p className="sd-lead">{product.description}</p>
        <Notice className="pd-note" icon={<Clock />}>
          {MESSAGES.deliveryNote}
        </Notice>
        <ProductForm product={product} shop={shop} isAdmin={isAdmin} choice={choice} />
      </div>
      {product.available && !isAdmin && (
        <>
          <CheckoutStrip
            {...chosen}
            className="pd-strip"
            tone="roast"
            detail={`${detail}, ${when}`}
            action={
              <Button variant="line" disabled={!choice.canAdd} onClick={() => choice.addToCart() && onCheckout()}>
                Checkout
              </Button>
            }
          />
          <CheckoutStrip
            {...chosen}
            detail={detail}
            action={
              <Button disabled={!choice.canAdd} onClick={choice.addToCart}>
                Add to cart
              </Button>
            }
          />
        </>
      )}
    </div>
  );
}
