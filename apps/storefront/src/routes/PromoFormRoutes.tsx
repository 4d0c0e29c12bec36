import { useParams } from 'react-router-dom';
import { paths } from '@seduh/screens/lib';
import { PromoEditScreen, PromoNewScreen } from '@seduh/screens/catalogue';
import { useFormNavigation } from './useFormNavigation';

/** Starts a promo. */
export function PromoNewRoute() {
  return <PromoNewScreen {...useFormNavigation(paths.products())} />;
}

/** Changes the promo named by the URL. */
export function PromoEditRoute() {
  const { id = '' } = useParams();
  return <PromoEditScreen id={id} {...useFormNavigation(paths.promos)} />;
}
