import { useNavigate } from 'react-router-dom';
import { paths } from '../paths';
import { PaymentScreen } from '../screens/Payment/PaymentScreen';

/** The checkout. Its place in the history goes to the order: going back must not lead to an empty cart. */
export default function PaymentRoute() {
  const navigate = useNavigate();
  return <PaymentScreen onPlaced={(id) => void navigate(paths.historyOrder(id), { replace: true })} />;
}
