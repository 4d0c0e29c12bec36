import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { paths } from '@seduh/screens/lib';
import { ProductEditScreen, ProductNewScreen, PromoEditScreen, PromoNewScreen } from '@seduh/screens/catalogue';

/** The ways out of a form: back to where the visitor came from, or to `href`, also where this is the visit's first page. */
function useWaysOut(href: string) {
  const navigate = useNavigate();
  const { key } = useLocation();
  const onDone = () => void navigate(href);
  return { onDone, onCancel: key === 'default' ? onDone : () => void navigate(-1) };
}

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

/** Starts a promo. */
export function PromoNewRoute() {
  return <PromoNewScreen {...useWaysOut(paths.products())} />;
}

/** Changes the promo named by the URL. */
export function PromoEditRoute() {
  const { id = '' } = useParams();
  const { onCancel, onDone } = useWaysOut(paths.promos);
  return <PromoEditScreen id={id} onCancel={onCancel} onSaved={onDone} />;
}
