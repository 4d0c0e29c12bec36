import { useNavigate, useSearchParams } from 'react-router-dom';
import { deliveryMethodOf } from '@seduh/screens/lib';
import { OrderBoardScreen, webBell } from '@seduh/screens/board';

/** The staff's board of open orders; which of them are shown lives in the URL. */
export default function OrderBoardRoute() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  return (
    <OrderBoardScreen
      bell={webBell}
      search={params.get('search') ?? ''}
      deliveryId={deliveryMethodOf(params.get('way'))}
      onFilter={({ search, deliveryId }) => {
        const query = new URLSearchParams({
          ...(search && { search }),
          ...(deliveryId !== null && { way: String(deliveryId) }),
        });
        void navigate({ search: query.toString() }, { replace: true, preventScrollReset: true });
      }}
    />
  );
}
