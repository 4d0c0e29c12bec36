import { useNavigate, useParams } from 'react-router-dom';
import { paths } from '@seduh/screens/lib';
import { PromoEditScreen } from '@seduh/screens/catalogue';
import { useGoBack } from './useGoBack';

/** Changes the promo named by the URL. */
export default function PromoEditRoute() {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const goBack = useGoBack(paths.promos);
  return <PromoEditScreen id={id} onCancel={goBack} onSaved={() => void navigate(paths.promos)} />;
}
