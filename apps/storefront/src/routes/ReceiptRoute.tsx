import { useSession } from '@seduh/api-client';
import { useParams } from 'react-router-dom';
import { paths } from '@seduh/screens/lib';
import { ReceiptScreen } from '@seduh/screens/receipt';

const history = { label: 'History', href: paths.history };
const orders = { label: 'Orders', href: paths.orders };

/** The receipt of an own order; for staff that of any. */
export default function ReceiptRoute() {
  const { id = '' } = useParams();
  const { isAdmin } = useSession();
  return (
    <ReceiptScreen
      id={id}
      list={isAdmin ? orders : history}
      orderHref={isAdmin ? undefined : paths.historyOrder(id)}
      onPrint={() => window.print()}
    />
  );
}
