import { useNavigate, useParams } from 'react-router-dom';
import { paths } from '../paths';
import { ProductScreen } from '../screens/Product/ProductScreen';

/** One product, named by the URL. */
export default function ProductRoute() {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  return <ProductScreen id={id} onCheckout={() => void navigate(paths.payment)} />;
}
