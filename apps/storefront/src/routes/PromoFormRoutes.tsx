import { useParams } from 'react-router-dom';
import { paths } from '@seduh/screens/lib';
import { PromoEditScreen, PromoNewScreen } from '@seduh/screens/catalogue';
import { useWaysOut } from './useWaysOut';

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
