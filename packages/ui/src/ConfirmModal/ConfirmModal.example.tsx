import { Button, ConfirmModal } from '@seduh/ui';
import { useState } from 'react';

export function DeleteOrders({ count, remove }: { count: number; remove: () => Promise<void> }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="line" danger onClick={() => setOpen(true)}>
        Delete
      </Button>
      <ConfirmModal
        open={isOpen}
        onOpenChange={setOpen}
        danger
        title={`Delete ${count} orders`}
        text="They are gone from your list for good."
        noLabel="Keep them"
        yesLabel="Delete"
        onConfirm={remove}
        errorText="They are still there. Try again in a minute."
      />
    </>
  );
}
