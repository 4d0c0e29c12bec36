import { archiveProduct, bringBackProduct } from '@seduh/api-client';
import type { ProductDetail } from '@seduh/contract';
import { Banner, Button, Panel, toast } from '@seduh/ui';
import { useState } from 'react';
import SoldOut from '../SoldOut';
import { toastRefusal, useSubmit } from '../../lib/useSubmit';
import { ConfirmDialog } from '../../lib/dialogs/ConfirmDialog';

export interface ProductShelfProps {
  product: ProductDetail;
  /** Called with the product as it is then. */
  onChange: (product: ProductDetail) => void;
}

/** Whether customers can have it: sold out for now, off the menu, back on it. Acts at once, whatever is typed above. */
export function ProductShelf({ product, onChange }: ProductShelfProps) {
  const [isAsking, setIsAsking] = useState(false);
  const { submit, busy, problem } = useSubmit();
  const { id, product_name: name, archived } = product;

  const act = async (change: typeof archiveProduct, words: string) => {
    await submit(async () => {
      onChange(await change(id));
      toast.success(words);
    }, toastRefusal);
    setIsAsking(false);
  };

  return (
    <Panel title={archived ? 'Off the menu' : 'On the menu'}>
      <div className="edit-shelf">
        {problem && <Banner tone="bad">{problem}</Banner>}
        {archived ? (
          <>
            <p>Customers do not see it. Orders keep it as it was sold.</p>
            <Button
              variant="brand"
              loading={busy}
              onClick={() => void act(bringBackProduct, `${name} is back on the menu`)}
            >
              Bring back
            </Button>
          </>
        ) : (
          <>
            <SoldOut product={product} onChange={onChange} />
            <Button variant="line" size="lg" danger onClick={() => setIsAsking(true)}>
              Archive product
            </Button>
          </>
        )}
      </div>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={`Archive ${name}?`}
        text="It goes off the menu. Orders keep it as it was sold, and you can bring it back."
        yesLabel="Archive"
        noLabel="Keep it"
        danger
        busy={busy}
        onConfirm={() => void act(archiveProduct, `${name} is off the menu`)}
      />
    </Panel>
  );
}
