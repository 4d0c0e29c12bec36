import { useNavigate } from 'react-router-dom';
import { paths } from '../paths';
import { ProductNewScreen } from '../screens/ProductForm/ProductNewScreen';
import { useGoBack } from './useGoBack';

/** Adds a product to the menu. */
export default function ProductNewRoute() {
  const navigate = useNavigate();
  const goBack = useGoBack(paths.products());
  return <ProductNewScreen onCancel={goBack} onDone={() => void navigate(paths.products())} />;
}
