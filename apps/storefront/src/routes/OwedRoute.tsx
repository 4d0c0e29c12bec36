import { useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '@seduh/screens/lib';
import { OwedScreen } from '@seduh/screens/owed';

/** Money to be given back, for staff; the page lives in the URL. */
export default function OwedRoute() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const page = Math.trunc(Number(params.get('page'))) || 1;
  return (
    <OwedScreen
      page={Math.max(1, page)}
      onPage={(next) => void navigate(next > 1 ? `${paths.owed}?page=${next}` : paths.owed)}
    />
  );
}
