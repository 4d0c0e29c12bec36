import { useNavigate } from 'react-router-dom';
import { paths } from '@seduh/screens/lib';
import { ProductNewScreen } from '@seduh/screens/catalogue';
import { useGoBack } from './useGoBack';

/** Adds a product to the menu. */
export default function ProductNewRoute() {
  const navigate = useNavigate();
  const goBack = useGoBack(paths.products());
  return <ProductNewScreen onCancel={goBack} onDone={() => void navigate(paths.products())} />;
}
