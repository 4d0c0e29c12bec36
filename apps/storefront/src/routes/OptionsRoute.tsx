import { useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '@seduh/screens/lib';
import { OptionsScreen } from '@seduh/screens/options';

/** The groups of options, for staff; the page lives in the URL. */
export default function OptionsRoute() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const page = Math.trunc(Number(params.get('page'))) || 1;
  return (
    <OptionsScreen
      page={Math.max(1, page)}
      onPage={(next) => void navigate(next > 1 ? `${paths.options}?page=${next}` : paths.options)}
    />
  );
}
