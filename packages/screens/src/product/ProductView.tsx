import type { ProductDetail, Shop } from '@seduh/contract';
import { CATEGORIES, imageSources, MESSAGES } from '@seduh/contract/constants';
import { inLanguage, productName } from '@seduh/domain';
import {
  Breadcrumb,
  Button,
  CheckoutStrip,
  Chip,
  Clock,
  formatRupiah,
  Notice,
  Picture,
  Price,
  useMoney,
} from '@seduh/ui';
import { heart } from '../lib/favourites/lazy';
import { namedDay } from '../lib/format/days';
import { formatTime } from '../lib/format/times';
import { methodWords } from '../lib/orders/methods/words';
import { sizeWord } from '../lib/orders/lines';
import { pageWords } from '../lib/page/words';
import { productSubstitute } from '../lib/substitutes/lazy';
import { useLoaded } from '../lib/lazy/useLoaded';
import { readyNow } from '../lib/then/lazy';
import { useShopClock } from '../lib/useShopClock';
import { paths } from '../lib/paths';
import { useLanguage, useWords } from '../lib/words/words';
import { cardWords } from '../lib/card/words';
import { ProductForm } from './ProductForm';
import { useChoice } from './useChoice';
import { productWords } from './words';

export interface ProductViewProps {
  product: ProductDetail;
  /** Undefined while it loads. */
  shop: Shop | undefined;
  isAdmin: boolean;
  onCheckout: () => void;
}

/** Picture, words and choices of one product, closed by the strip that goes on. */
export function ProductView({ product, shop, isAdmin, onCheckout }: ProductViewProps) {
  const m = useWords(productWords);
  const methods = useWords(methodWords);
  const cards = useWords(cardWords);
  const money = useMoney();
  const choice = useChoice(product);
  const canKeep = useLoaded(heart, !isAdmin) && !isAdmin && !product.archived;
  const canOffer = useLoaded(productSubstitute, product.substitute !== undefined);
  const language = useLanguage();
  const name = productName(product, language);
  const { category_id: categoryId } = product;
  const image = imageSources(product.image);
  const category = CATEGORIES.find(({ id }) => id === categoryId);
  const size = sizeWord(choice.sizeName, useWords(pageWords));
  const detail = [`(${choice.quantity}) ${size}`.trim(), choice.optionText].filter(Boolean).join(', ');
  const chosen = { image, name, price: choice.total };
  const clock = useShopClock();
  const { time, line } = choice;
  const isForNow = time === 'now' && !isAdmin && product.available;
  const canSayWhen = useLoaded(readyNow, isForNow) && isForNow;
  const method = methods.names[choice.deliveryId];
  const when = time === 'now' ? method : m.later(method, namedDay(time, clock), formatTime(time, clock));

  return (
    <div className="sd-wrap pd">
      <Breadcrumb
        className="pd-crumbs"
        items={[
          { label: cards.categories[categoryId], href: paths.products({ categories: category?.tab ?? '' }) },
          { label: name },
        ]}
      />
      <div className="pd-photo" data-out={!product.available || undefined}>
        {/* one box, which goes along beside a longer form with all that is in it */}
        <div>
          {image ? (
            <Picture {...image} alt={name} width={900} height={900} sizes="(width >= 48rem) 45vw, 92vw" priority />
          ) : (
            <div className="pd-photo-none" />
          )}
          {canKeep && <heart.Part product={product} />}
        </div>
      </div>
      <div className="pd-main">
        <h1 className="sd-display sd-t-1">{name}</h1>
        <p className="pd-price">
          <Price amount={choice.total} size="xl" />
          {choice.quantity > 1 && (
            <span className="sd-small sd-muted sd-num">{`${choice.quantity} x ${formatRupiah(choice.unitPrice, money)}`}</span>
          )}
          {!product.available && <Chip tone="bad">{product.archived ? m.offMenu : m.soldOut}</Chip>}
        </p>
        {canOffer && <productSubstitute.Part product={product} />}
        <p className="sd-lead">{inLanguage(language, product.description, product.description_translations)}</p>
        <Notice className="pd-note" icon={<Clock />}>
          {methods.off(shop?.delivery_note ?? MESSAGES.deliveryNote)}
        </Notice>
        <ProductForm product={product} shop={shop} isAdmin={isAdmin} choice={choice} />
      </div>
      {product.available && !isAdmin && (
        <>
          <CheckoutStrip
            {...chosen}
            className="pd-strip"
            tone="roast"
            detail={
              <>
                {`${detail}, ${when}`}
                {canSayWhen && shop && line && <readyNow.Part shop={shop} deliveryId={choice.deliveryId} adds={line} />}
              </>
            }
            action={
              <Button variant="line" disabled={!choice.canAdd} onClick={() => choice.addToCart() && onCheckout()}>
                {m.checkout}
              </Button>
            }
          />
          <CheckoutStrip
            {...chosen}
            detail={detail}
            action={
              <Button disabled={!choice.canAdd} onClick={choice.addToCart}>
                {m.addInStrip}
              </Button>
            }
          />
        </>
      )}
    </div>
  );
}
