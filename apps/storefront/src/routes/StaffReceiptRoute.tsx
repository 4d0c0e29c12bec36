import { useParams } from 'react-router-dom';
import { paths } from '../paths';
import { ReceiptScreen } from '../screens/Receipt/ReceiptScreen';

const orders = { label: 'Orders', href: paths.orders };

/** The receipt of any order, for staff. */
export default function StaffReceiptRoute() {
  const { id = '' } = useParams();
  return <ReceiptScreen id={id} list={orders} onPrint={() => window.print()} />;
}
