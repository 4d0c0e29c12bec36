import { useNavigate, useParams } from 'react-router-dom';
import { openPayPage } from '../checkout/openPayPage';
import { OrderScreen } from '../screens/Order/OrderScreen';

/** One own order, named by the URL. */
export default function OrderRoute() {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  return <OrderScreen id={id} onPay={openPayPage} onGo={(href) => void navigate(href)} />;
}
