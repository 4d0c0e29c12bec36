import { useNavigate, useSearchParams } from 'react-router-dom';
import { PromosScreen } from '@seduh/screens/promos';

/** The shop's promos; which ones, and the page, live in the URL. */
export default function PromosRoute() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const wanted = Number(params.get('page'));
  return (
    <PromosScreen
      state={params.get('state') === 'ended' ? 'ended' : 'running'}
      page={Number.isSafeInteger(wanted) && wanted > 0 ? wanted : 1}
      onChange={({ state, page }) => {
        const query = new URLSearchParams({
          ...(state === 'running' ? {} : { state }),
          ...(page > 1 ? { page: String(page) } : {}),
        });
        void navigate({ search: query.toString() }, { preventScrollReset: true });
      }}
    />
  );
}
