import { useState } from 'react';
import { Button } from '../Button';
import { CartLine } from '../shop/CartLine';
import { ConfirmModal } from '../ConfirmModal';
import { latte } from '../fixtures/pictures';
import { toast, Toaster } from '../Toaster';

/** A line that goes at once and can be had back. */
export function UndoTry() {
  const [quantity, setQuantity] = useState(2);
  const [isThere, setIsThere] = useState(true);
  const remove = () => {
    setIsThere(false);
    toast.undo('Removed', () => setIsThere(true));
  };
  return (
    <>
      <Toaster />
      {isThere ? (
        <ul>
          <CartLine
            image={latte}
            name="Hazelnut Latte"
            detail="Regular, less sugar"
            price={25_000 * quantity}
            quantity={quantity}
            onQuantityChange={setQuantity}
            onRemove={remove}
          />
        </ul>
      ) : (
        <p className="sd-muted">
          Removed.{' '}
          <Button variant="quiet" size="sm" onClick={() => setIsThere(true)}>
            Put it back
          </Button>
        </p>
      )}
    </>
  );
}

/** A question before something that cannot be undone. */
export function ConfirmTry() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="line" danger onClick={() => setOpen(true)}>
        Delete 2 orders
      </Button>
      <ConfirmModal
        open={open}
        onOpenChange={setOpen}
        title="Delete 2 orders"
        text="They are gone from your list for good."
        danger
        onConfirm={() => {}}
      />
    </>
  );
}
