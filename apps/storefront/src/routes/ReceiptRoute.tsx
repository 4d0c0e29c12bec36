import { useParams } from 'react-router-dom';
import { paths } from '../paths';
import { ReceiptScreen } from '../screens/Receipt/ReceiptScreen';

const history = { label: 'History', href: paths.history };

/** The receipt of an own order. */
export default function ReceiptRoute() {
  const { id = '' } = useParams();
  return <ReceiptScreen id={id} list={history} orderHref={paths.historyOrder(id)} onPrint={() => window.print()} />;
}
