import { useNavigate, useParams } from 'react-router-dom';
import { paths } from '@seduh/screens/lib';
import { ProductEditScreen } from '@seduh/screens/catalogue';
import { useGoBack } from './useGoBack';

/** Changes the product named by the URL. */
export default function ProductEditRoute() {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const goBack = useGoBack(paths.product(id));
  return <ProductEditScreen id={id} onCancel={goBack} onSaved={() => void navigate(paths.product(id))} />;
}
