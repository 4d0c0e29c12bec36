import { useParams } from 'react-router-dom';
import { paths } from '@seduh/screens/lib';
import { ProductEditScreen, ProductNewScreen } from '@seduh/screens/catalogue';
import { useFormNavigation } from './useFormNavigation';

/** Adds a product to the menu. */
export function ProductNewRoute() {
  return <ProductNewScreen {...useFormNavigation(paths.products())} />;
}

/** Changes the product named by the URL. */
export function ProductEditRoute() {
  const { id = '' } = useParams();
  return <ProductEditScreen id={id} {...useFormNavigation(paths.product(id))} />;
}
