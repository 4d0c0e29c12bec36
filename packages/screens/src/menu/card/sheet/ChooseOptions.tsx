import { useProduct } from '@seduh/api-client';
import type { ProductDetail, ProductSummary } from '@seduh/contract';
import { productName, unitPrice } from '@seduh/domain';
import { Banner, Button, formatRupiah, Modal, Skeleton, useMoney } from '@seduh/ui';
import { type ReactNode, useId } from 'react';
import { CupContents } from '../../../lib/options/CupContents';
import { OptionFields } from '../../../lib/options/OptionFields';
import { useOptions } from '../../../lib/options/useOptions';
import { useLanguage, useWords } from '../../../lib/words/words';
import { useAddToCart } from '../useAddToCart';
import { sheetWords } from './words';
import './ChooseOptions.css';

export interface ChooseOptionsProps {
  product: ProductSummary;
  onClose: () => void;
}

/** A sheet over the menu with what must be chosen of a product, before one of its smallest size goes into the cart. */
export default function ChooseOptions({ product, onClose }: ChooseOptionsProps) {
  const m = useWords(sheetWords);
  const { data, error, retry } = useProduct(product.id);
  const name = productName(product, useLanguage());
  if (data) return <Choosing product={data} onClose={onClose} />;
  return (
    <Sheet title={name} onClose={onClose} action={error ? <Button onClick={retry}>{m.again}</Button> : null}>
      {error ? (
        <Banner tone="bad">{m.failed}</Banner>
      ) : (
        <div className="choose-wait" role="status" aria-label={m.loading}>
          <Skeleton width="40" />
          <Skeleton height="title" />
          <Skeleton height="title" />
        </div>
      )}
    </Sheet>
  );
}

function Choosing({ product, onClose }: { product: ProductDetail; onClose: () => void }) {
  const m = useWords(sheetWords);
  const money = useMoney();
  const put = useAddToCart();
  const options = useOptions(product);
  const language = useLanguage();
  const form = useId();
  const [sizeId = 1] = product.size_ids;
  const price = unitPrice(product, sizeId, options.options);

  return (
    <Sheet
      title={productName(product, language)}
      description={m.first}
      onClose={onClose}
      action={
        <Button type="submit" form={form} disabled={!product.available}>
          {m.add(formatRupiah(price, money))}
        </Button>
      }
    >
      <form
        id={form}
        className="choose-form"
        onSubmit={(event) => {
          event.preventDefault();
          if (!options.check()) return;
          if (put(product, { sizeId, optionIds: options.wanted, qty: 1, note: '', price }) > 0) onClose();
        }}
      >
        <OptionFields groups={product.option_groups} options={options} />
        <CupContents contents={options.contents} />
      </form>
    </Sheet>
  );
}

interface SheetProps {
  title: string;
  description?: string;
  action: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

function Sheet({ title, description, action, onClose, children }: SheetProps) {
  const m = useWords(sheetWords);
  return (
    <Modal
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={title}
      description={description}
      actions={
        <>
          <Button variant="line" onClick={onClose}>
            {m.close}
          </Button>
          {action}
        </>
      }
    >
      {children}
    </Modal>
  );
}
