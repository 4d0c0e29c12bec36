import { useParams } from 'react-router-dom';
import { paths } from '@seduh/screens/lib';
import { ReceiptScreen } from '@seduh/screens/receipt';

const history = { label: 'History', href: paths.history };

/** The receipt of an own order. */
export default function ReceiptRoute() {
  const { id = '' } = useParams();
  return <ReceiptScreen id={id} list={history} orderHref={paths.historyOrder(id)} onPrint={() => window.print()} />;
}
