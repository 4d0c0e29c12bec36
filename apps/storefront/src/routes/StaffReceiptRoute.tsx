import { useParams } from 'react-router-dom';
import { paths } from '@seduh/screens/lib';
import { ReceiptScreen } from '@seduh/screens/receipt';

const orders = { label: 'Orders', href: paths.orders };

/** The receipt of any order, for staff. */
export default function StaffReceiptRoute() {
  const { id = '' } = useParams();
  return <ReceiptScreen id={id} list={orders} onPrint={() => window.print()} />;
}
