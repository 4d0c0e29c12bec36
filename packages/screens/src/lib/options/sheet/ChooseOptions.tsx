import { type CartLine, replaceInCart, useProduct } from '@seduh/api-client';
import type { ProductDetail, ProductSummary } from '@seduh/contract';
import { productName, unitPrice } from '@seduh/domain';
import { Banner, Button, formatRupiah, Modal, SizePicker, Skeleton, toast, useMoney } from '@seduh/ui';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { CupContents } from '../CupContents';
import { OptionFields } from '../OptionFields';
import { sizeOptions } from '../sizeOptions';
import { useOptions } from '../useOptions';
import { pageWords } from '../../page/words';
import { useLanguage, useWords } from '../../words/words';
import { cartLineOf, useAddToCart } from '../../card/useAddToCart';
import { sheetWords } from './words';
import './ChooseOptions.css';

export interface ChooseOptionsProps {
  product: Pick<ProductSummary, 'id' | 'product_name' | 'name_translations'>;
  /** A line of the cart that is to be had otherwise; left out where one piece goes in. */
  line?: CartLine;
  onClose: () => void;
}

/** A sheet over the menu, or the cart, with what can be chosen of a product before a piece of it goes in, or a line changes. */
export default function ChooseOptions({ product, line, onClose }: ChooseOptionsProps) {
  const m = useWords(sheetWords);
  const { data, error, retry } = useProduct(product.id);
  const name = productName(product, useLanguage());
  if (data) return <Choosing product={data} line={line} onClose={onClose} />;
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

interface ChoosingProps extends Pick<ChooseOptionsProps, 'line' | 'onClose'> {
  product: ProductDetail;
}

function Choosing({ product, line, onClose }: ChoosingProps) {
  const m = useWords(sheetWords);
  const page = useWords(pageWords);
  const money = useMoney();
  const put = useAddToCart();
  const options = useOptions(product, line?.optionIds);
  const language = useLanguage();
  const form = useId();
  const { size_ids: sizeIds, option_groups: groups } = product;
  const [smallest = 1] = sizeIds;
  // what it does not come in any more is chosen no more
  const [sizeId, setSizeId] = useState(line && sizeIds.includes(line.sizeId) ? line.sizeId : smallest);
  const price = unitPrice(product, sizeId, options.options);
  const { qty, note } = line ?? { qty: 1, note: '' };
  const sum = formatRupiah(price * qty, money);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!options.check()) return;
    const wanted = cartLineOf(product, { sizeId, optionIds: options.wanted, qty, note, price });
    if (!line) {
      if (put(wanted) > 0) onClose();
    } else if (replaceInCart(line, wanted)) {
      onClose();
    } else {
      toast.error(m.tooMany);
    }
  };

  return (
    <Sheet
      title={productName(product, language)}
      description={line ? undefined : m.first}
      onClose={onClose}
      action={
        <Button type="submit" form={form} disabled={!product.available}>
          {line ? m.save(sum) : m.add(sum)}
        </Button>
      }
    >
      <form id={form} className="choose-form" onSubmit={submit}>
        {sizeIds.length > 1 && (
          <SizePicker legend={m.size} options={sizeOptions(product, page, money)} value={sizeId} onChange={setSizeId} />
        )}
        <OptionFields groups={groups} options={options} />
        <CupContents contents={options.contents} />
      </form>
    </Sheet>
  );
}

interface SheetProps {
  title: string;
  description?: string | undefined;
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
