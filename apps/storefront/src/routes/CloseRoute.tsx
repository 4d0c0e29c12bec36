import { useNavigate, useSearchParams } from 'react-router-dom';
import { CloseScreen } from '@seduh/screens/close';
import { paths } from '@seduh/screens/lib';

/** The cash drawer and the day, for staff; the closed day and the page of the list live in the URL. */
export default function CloseRoute() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const page = Math.trunc(Number(params.get('page'))) || 1;
  return (
    <CloseScreen
      day={params.get('day') || null}
      page={Math.max(1, page)}
      onPage={(next) => void navigate(next > 1 ? `${paths.close}?page=${next}` : paths.close)}
    />
  );
}
