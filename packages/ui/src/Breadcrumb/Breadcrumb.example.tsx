import { Breadcrumb } from '@seduh/ui';

export function ProductPlace({ category, name }: { category: { label: string; href: string }; name: string }) {
  return <Breadcrumb items={[{ label: 'Product', href: '/products' }, category, { label: name }]} />;
}
