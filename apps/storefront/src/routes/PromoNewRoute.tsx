import { useNavigate } from 'react-router-dom';
import { paths } from '@seduh/screens/lib';
import { PromoNewScreen } from '@seduh/screens/catalogue';
import { useGoBack } from './useGoBack';

/** Starts a promo. */
export default function PromoNewRoute() {
  const navigate = useNavigate();
  const goBack = useGoBack(paths.products());
  return <PromoNewScreen onCancel={goBack} onDone={() => void navigate(paths.products())} />;
}
