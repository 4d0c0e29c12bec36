import { useSession } from '@seduh/api-client';
import { useParams } from 'react-router-dom';
import { paths } from '@seduh/screens/lib';
import { ReceiptScreen } from '@seduh/screens/receipt';

const history = { of: 'customer', href: paths.history } as const;
const orders = { of: 'staff', href: paths.orders } as const;

/** The receipt of an own order; for staff that of any. */
export default function ReceiptRoute() {
  const { id = '' } = useParams();
  const { isAdmin } = useSession();
  return (
    <ReceiptScreen
      id={id}
      list={isAdmin ? orders : history}
      orderHref={isAdmin ? undefined : paths.historyOrder(id)}
      ticketHref={isAdmin ? paths.ordersTicket(id) : undefined}
      onPrint={() => window.print()}
    />
  );
}
