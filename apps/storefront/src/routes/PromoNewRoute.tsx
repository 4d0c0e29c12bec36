import { useNavigate } from 'react-router-dom';
import { paths } from '../paths';
import { PromoNewScreen } from '../screens/PromoForm/PromoNewScreen';
import { useGoBack } from './useGoBack';

/** Starts a promo. */
export default function PromoNewRoute() {
  const navigate = useNavigate();
  const goBack = useGoBack(paths.products());
  return <PromoNewScreen onCancel={goBack} onDone={() => void navigate(paths.products())} />;
}
