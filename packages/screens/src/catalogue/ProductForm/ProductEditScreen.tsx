import { useProduct } from '@seduh/api-client';
import { EditSkeleton } from '../EditSkeleton';
import { EditTrouble } from '../EditTrouble';
import { paths } from '../../lib/paths';
import { ProductEditForm } from './ProductEditForm';

export interface ProductEditScreenProps {
  /** The product's id, as the URL has it. */
  id: string;
  onCancel: () => void;
  /** It is saved. */
  onSaved: () => void;
}

/** A product to be changed. */
export function ProductEditScreen({ id, onCancel, onSaved }: ProductEditScreenProps) {
  const { data: product, error, retry } = useProduct(id);
  // another product starts with nothing typed
  if (product) return <ProductEditForm key={id} product={product} onCancel={onCancel} onSaved={onSaved} />;
  if (!error) return <EditSkeleton what="product" />;
  const back = { label: 'See the menu', href: paths.products() };
  return <EditTrouble what="product" error={error} onRetry={retry} back={back} />;
}
