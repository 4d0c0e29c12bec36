'use no memo'; // a form for staff: what remembering costs in bytes, nobody would notice in time

import { setAvailability } from '@seduh/api-client';
import type { ProductDetail } from '@seduh/contract';
import { productName } from '@seduh/domain';
import { Button, toast } from '@seduh/ui';
import { toastRefusal, useSubmit } from '../../lib/useSubmit';
import { useLanguage, useWords } from '../../lib/words/words';
import { shelfWords } from './words';

export interface SoldOutProps {
  product: ProductDetail;
  /** Called with the product as it is then. */
  onChange?: (product: ProductDetail) => void;
}

/** Sold out for the rest of the day, or there again: one tap. */
export default function SoldOut({ product, onChange }: SoldOutProps) {
  const { submit, busy, problem } = useSubmit();
  const m = useWords(shelfWords);
  const name = productName(product, useLanguage());
  const { id, sold_out_until: until } = product;
  // by the server's clock: a time that has passed leaves it available
  const isOut = until !== null && !product.available;

  const toggle = () =>
    submit(async () => {
      const changed = await setAvailability(id, isOut ? null : 'next_opening');
      onChange?.(changed);
      toast.success(isOut ? m.isThere(name) : m.isSoldOut(name));
    }, toastRefusal);

  if (product.stock === 0 && !isOut) {
    return <p className="sd-small sd-muted">{m.noPortions}</p>;
  }
  return (
    <>
      <Button variant="line" size="lg" loading={busy} onClick={() => void toggle()}>
        {isOut ? m.there : m.soldOut}
      </Button>
      {problem && (
        <p className="sd-error" role="alert">
          {problem}
        </p>
      )}
    </>
  );
}
