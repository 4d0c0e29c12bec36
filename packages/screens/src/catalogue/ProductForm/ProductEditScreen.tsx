'use no memo'; // a form for staff: what remembering costs in bytes, nobody would notice in time

import { archiveProduct, bringBackProduct, editProduct, useProduct } from '@seduh/api-client';
import { Banner, Button, Panel, toast } from '@seduh/ui';
import { useState } from 'react';
import { ConfirmDialog } from '../../lib/dialogs/ConfirmDialog';
import { paths } from '../../lib/paths';
import { toastRefusal, useSubmit } from '../../lib/useSubmit';
import { EditForm, type EditScreenProps } from '../EditForm';
import SoldOut, { type SoldOutProps } from '../SoldOut';
import { useProductKind } from './ProductFields';
import { useProductFormWords } from './words';

/** A product to be changed. */
export function ProductEditScreen(props: EditScreenProps) {
  const m = useProductFormWords();
  const kind = useProductKind();
  return (
    <EditForm
      {...kind}
      {...props}
      loaded={useProduct(props.id)}
      back={paths.products()}
      save={(base, changes, image) => editProduct(base.id, changes, image)}
      nameOf={({ product_name }) => product_name}
      headingOf={({ product_name }) => product_name}
      crumbsOf={(base) => [{ label: base.product_name, href: paths.product(base.id) }, { label: m.product.edit }]}
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
  const { shelf: m, onMenu } = useProductFormWords();
  const { id, product_name: name, archived } = product;

  const act = async (change: typeof archiveProduct, words: string) => {
    await submit(async () => {
      onChange(await change(id));
      toast.success(words);
    }, toastRefusal);
    setIsAsking(false);
  };

  return (
    <Panel title={archived ? m.offMenu : onMenu}>
      <div className="edit-shelf">
        {problem && <Banner tone="bad">{problem}</Banner>}
        {archived ? (
          <>
            <p>{m.offMenuText}</p>
            <Button variant="brand" loading={busy} onClick={() => void act(bringBackProduct, m.isBack(name))}>
              {m.bringBack}
            </Button>
          </>
        ) : (
          <>
            <SoldOut product={product} onChange={onChange} />
            <Button variant="line" size="lg" danger onClick={() => setIsAsking(true)}>
              {m.archive}
            </Button>
          </>
        )}
      </div>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={m.askArchive(name)}
        text={m.askArchiveText}
        yesLabel={m.yesArchive}
        noLabel={m.keep}
        danger
        busy={busy}
        onConfirm={() => void act(archiveProduct, m.isOff(name))}
      />
    </Panel>
  );
}
