import { useNavigate, useSearchParams } from 'react-router-dom';
import { HistoryScreen } from '@seduh/screens/history';

/** What the customer has bought; the page lives in the URL. */
export default function HistoryRoute() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const wanted = Number(params.get('page'));
  const page = Number.isSafeInteger(wanted) && wanted > 0 ? wanted : 1;
  return (
    <HistoryScreen
      page={page}
      onPageChange={(next) => void navigate({ search: next > 1 ? `?page=${next}` : '' }, { preventScrollReset: true })}
      onGo={(href) => void navigate(href)}
    />
  );
}
