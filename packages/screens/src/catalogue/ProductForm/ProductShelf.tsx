import { archiveProduct, bringBackProduct } from '@seduh/api-client';
import { Banner, Button, Panel, toast } from '@seduh/ui';
import { useState } from 'react';
import { ConfirmDialog } from '../../lib/dialogs/ConfirmDialog';
import { toastRefusal, useSubmit } from '../../lib/useSubmit';
import SoldOut, { type SoldOutProps } from '../SoldOut';
import { useProductFormWords } from './words';

/** Whether customers can have it: sold out for now, off the menu, back on it. Acts at once, whatever is typed above. */
export default function ProductShelf({ product, onChange }: Required<SoldOutProps>) {
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
