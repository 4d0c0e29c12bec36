import { MESSAGES } from '@seduh/contract/constants';
import { Button, SuccessModal } from '@seduh/ui';
import { useState } from 'react';
import { DemoPanel } from './DemoPanel';
import { paths } from '../lib/paths';

/** The success modal to look at. */
export function ModalScreen() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <DemoPanel title="Success modal" text="What staff see after a product was added.">
      <Button onClick={() => setIsOpen(true)}>Open modal</Button>
      <SuccessModal
        open={isOpen}
        onOpenChange={setIsOpen}
        title={MESSAGES.productCreated('Hazelnut Latte')}
        actions={[
          { label: 'Back to all products', href: paths.products() },
          { label: 'Close', onSelect: () => setIsOpen(false) },
        ]}
      />
    </DemoPanel>
  );
}
