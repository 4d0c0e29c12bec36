import { type CartLine, useProduct } from '@seduh/api-client';
import type { ProductDetail, ProductSummary, SizeId } from '@seduh/contract';
import { productName, UNKNOWN_CONTENTS, unitPrice } from '@seduh/domain';
import { Banner, Button, formatRupiah, Modal, SizePicker, Skeleton, useMoney } from '@seduh/ui';
import { type FormEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { CupContents } from '../CupContents';
import { OptionFields } from '../OptionFields';
import { sizeOfContents, sizeOptions } from '../sizeOptions';
import { type Options, useOptions } from '../useOptions';
import { pageWords } from '../../page/words';
import ChosenWarning from '../../warnings/ChosenWarning';
import { useLanguage, useWords } from '../../words/words';
import { cartLineOf, useAddToCart } from '../../card/useAddToCart';
import { useReplaceInCart } from '../../card/useReplaceInCart';
import { sheetWords } from './words';
import './ChooseOptions.css';

export interface ChooseOptionsProps {
  product: Pick<ProductSummary, 'id' | 'product_name' | 'name_translations'>;
  /** A line of the cart that is to be had otherwise; left out where one piece goes in. */
  line?: CartLine;
  /** Takes what was chosen; false where it has no room. Left out: the cart does, and says so. */
  onChosen?: (wanted: CartLine) => boolean;
  onClose: () => void;
  /** Gets the focus on closing where what opened the sheet is gone. */
  returnFocus?: RefObject<HTMLElement | null>;
}

/** What is chosen of a product that has not come yet. */
const NOTHING: Parameters<typeof useOptions>[0] = { option_groups: [], contains: UNKNOWN_CONTENTS };

/**
 * A sheet over the menu, or the cart, with what can be chosen of a product before a piece of it goes in, or a line changes.
 * One dialog from the wait to the choice, so that the focus stays in it and it opens once.
 */
export default function ChooseOptions({ product, line, onChosen, onClose, returnFocus }: ChooseOptionsProps) {
  const m = useWords(sheetWords);
  const money = useMoney();
  const language = useLanguage();
  const put = useAddToCart();
  const replace = useReplaceInCart();
  const form = useId();
  const { data, error, retry } = useProduct(product.id);
  const options = useOptions(data ?? NOTHING, line?.optionIds);
  const [picked, setPicked] = useState(line?.sizeId);
  const { close, body } = useFocusOnArrival(data !== undefined);
  const { size_ids: sizeIds = [] } = data ?? {};
  const [smallest = 1] = sizeIds;
  // what it does not come in any more is chosen no more
  const sizeId = picked !== undefined && sizeIds.includes(picked) ? picked : smallest;
  const { qty, note } = line ?? { qty: 1, note: '' };
  const price = data ? unitPrice(data, sizeId, options.options) : 0;
  const sum = formatRupiah(price * qty, money);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!data || !options.check()) return;
    const wanted = cartLineOf(data, { sizeId, optionIds: options.wanted, qty, note, price });
    if (onChosen ? onChosen(wanted) : line ? replace(line, wanted) : put(wanted) > 0) onClose();
  };

  return (
    <Modal
      open
      returnFocus={returnFocus}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={productName(data ?? product, language)}
      description={data && !line ? m.first : undefined}
      actions={
        <>
          <Button ref={close} variant="line" onClick={onClose}>
            {m.close}
          </Button>
          {data ? (
            <Button type="submit" form={form} disabled={!data.available}>
              {line ? m.save(sum) : m.add(sum)}
            </Button>
          ) : (
            error && <Button onClick={retry}>{m.again}</Button>
          )}
        </>
      }
    >
      {data ? (
        <form ref={body} id={form} className="choose-form" noValidate onSubmit={submit}>
          <Choices product={data} options={options} sizeId={sizeId} onSizeChange={setPicked} />
        </form>
      ) : error ? (
        <Banner tone="bad">{m.failed}</Banner>
      ) : (
        <div className="choose-wait" role="status" aria-label={m.loading}>
          <Skeleton width="40" />
          <Skeleton height="title" />
          <Skeleton height="title" />
        </div>
      )}
    </Modal>
  );
}

interface ChoicesProps {
  product: ProductDetail;
  options: Options;
  sizeId: SizeId;
  onSizeChange: (sizeId: SizeId) => void;
}

function Choices({ product, options, sizeId, onSizeChange }: ChoicesProps) {
  const m = useWords(sheetWords);
  const page = useWords(pageWords);
  const money = useMoney();
  const sizes = sizeOptions(product, page, money);
  return (
    <>
      {sizes.length > 1 && <SizePicker legend={m.size} options={sizes} value={sizeId} onChange={onSizeChange} />}
      <OptionFields groups={product.option_groups} options={options} />
      <div>
        <CupContents contents={options.contents} of={sizeOfContents(sizes, sizeId)} />
        <ChosenWarning product={product} optionIds={options.ids} />
      </div>
    </>
  );
}

/** Lets who waits begin with the first choice once it is there; who has gone to something else by then stays there. */
function useFocusOnArrival(isHere: boolean) {
  const close = useRef<HTMLButtonElement>(null);
  const body = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (!isHere || document.activeElement !== close.current) return;
    body.current?.querySelector('input')?.focus();
  }, [isHere]);
  return { close, body };
}
