import { SuccessModal } from '@seduh/ui';

export function ProductMade({ name, href, onClose }: { name: string; href: string; onClose: () => void }) {
  return (
    <SuccessModal
      open
      onOpenChange={onClose}
      title={`${name} created successfully`}
      description="It is on the menu from now on."
      actions={[
        { label: 'See this product', href },
        { label: 'Stay here', onSelect: onClose },
      ]}
    />
  );
}
