import { useParams } from 'react-router-dom';
import { OrderScreen } from '../screens/Order/OrderScreen';

/** One own order, named by the URL. */
export default function OrderRoute() {
  const { id = '' } = useParams();
  return <OrderScreen id={id} />;
}
