import { archiveProduct, bringBackProduct, editProduct, useProduct } from '@seduh/api-client';
import { Banner, Button, Panel, toast } from '@seduh/ui';
import { useState } from 'react';
import { ConfirmDialog } from '../../lib/dialogs/ConfirmDialog';
import { paths } from '../../lib/paths';
import { toastRefusal, useSubmit } from '../../lib/useSubmit';
import { EditForm, type EditScreenProps } from '../EditForm';
import SoldOut, { type SoldOutProps } from '../SoldOut';
import { productKind } from './ProductFields';

/** A product to be changed. */
export function ProductEditScreen(props: EditScreenProps) {
  return (
    <EditForm
      {...productKind}
      {...props}
      loaded={useProduct(props.id)}
      back={{ label: 'See the menu', href: paths.products() }}
      save={(base, changes, image) => editProduct(base.id, changes, image)}
      nameOf={({ product_name }) => product_name}
      headingOf={({ product_name }) => product_name}
      crumbsOf={(base) => [{ label: base.product_name, href: paths.product(base.id) }, { label: 'Edit Product' }]}
      foot={(base, setBase) => (
        <div className="edit-foot">
          <ProductShelf
            product={base}
            // made at once: what is typed above still goes by what it was typed on
            onChange={(next) => {
              const { archived, available, sold_out_until } = next;
              setBase(next.version <= base.version + 1 ? next : { ...base, archived, available, sold_out_until });
            }}
          />
        </div>
      )}
    />
  );
}

/** Whether customers can have it: sold out for now, off the menu, back on it. Acts at once, whatever is typed above. */
function ProductShelf({ product, onChange }: Required<SoldOutProps>) {
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
