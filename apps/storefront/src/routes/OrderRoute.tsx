import { useNavigate, useParams } from 'react-router-dom';
import { OrderScreen } from '@seduh/screens/tracking';

/** One own order, named by the URL. */
export default function OrderRoute() {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  return (
    <OrderScreen id={id} onPay={(payUrl) => window.location.assign(payUrl)} onGo={(href) => void navigate(href)} />
  );
}
