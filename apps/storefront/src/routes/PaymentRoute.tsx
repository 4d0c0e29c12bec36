import { useNavigate } from 'react-router-dom';
import { PaymentScreen } from '@seduh/screens/checkout';
import { paths } from '@seduh/screens/lib';

/**
 * The checkout. Its place in the history goes to the order: going back, also from the provider's page, must not lead to
 * an empty cart but to what is still to be paid.
 */
export default function PaymentRoute() {
  const navigate = useNavigate();
  return (
    <PaymentScreen
      onPlaced={({ id, payment }) => {
        void navigate(paths.historyOrder(id), { replace: true });
        if (payment.pay_url) window.location.assign(payment.pay_url);
      }}
    />
  );
}
