import { setAvailability } from '@seduh/api-client';
import type { ProductDetail } from '@seduh/contract';
import { Button, toast } from '@seduh/ui';
import { toastRefusal, useSubmit } from '../lib/useSubmit';

export interface SoldOutProps {
  product: ProductDetail;
  /** Called with the product as it is then. */
  onChange?: (product: ProductDetail) => void;
}

/** Sold out for the rest of the day, or there again: one tap. */
export default function SoldOut({ product, onChange }: SoldOutProps) {
  const { submit, busy, problem } = useSubmit();
  const { id, product_name: name, sold_out_until: until } = product;
  // by the server's clock: a time that has passed leaves it available
  const isOut = until !== null && !product.available;

  const toggle = () =>
    submit(async () => {
      const changed = await setAvailability(id, isOut ? null : 'next_opening');
      onChange?.(changed);
      toast.success(isOut ? `${name} is there again` : `${name} is sold out until the next opening`);
    }, toastRefusal);

  if (product.stock === 0 && !isOut) {
    return <p className="sd-small sd-muted">No portions are left. Add some under Stock and sizes.</p>;
  }
  return (
    <>
      <Button variant="line" size="lg" loading={busy} onClick={() => void toggle()}>
        {isOut ? 'Back on the menu' : 'Sold out until next opening'}
      </Button>
      {problem && (
        <p className="sd-error" role="alert">
          {problem}
        </p>
      )}
    </>
  );
}
