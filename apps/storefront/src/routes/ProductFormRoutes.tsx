import { useParams } from 'react-router-dom';
import { paths } from '@seduh/screens/lib';
import { ProductEditScreen, ProductNewScreen } from '@seduh/screens/catalogue';
import { useWaysOut } from './useWaysOut';

/** Adds a product to the menu. */
export function ProductNewRoute() {
  return <ProductNewScreen {...useWaysOut(paths.products())} />;
}

/** Changes the product named by the URL. */
export function ProductEditRoute() {
  const { id = '' } = useParams();
  const { onCancel, onDone } = useWaysOut(paths.product(id));
  return <ProductEditScreen id={id} onCancel={onCancel} onSaved={onDone} />;
}
