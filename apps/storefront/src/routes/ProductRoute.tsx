import { useNavigate, useParams } from 'react-router-dom';
import { paths } from '@seduh/screens/lib';
import { ProductScreen } from '@seduh/screens/product';

/** One product, named by the URL. */
export default function ProductRoute() {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  return <ProductScreen id={id} onCheckout={() => void navigate(paths.payment)} />;
}
