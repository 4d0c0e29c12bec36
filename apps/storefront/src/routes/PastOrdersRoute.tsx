import { useNavigate, useSearchParams } from 'react-router-dom';
import { PastOrdersScreen, readPastFilter, writePastFilter } from '@seduh/screens/archive';

/** Every order that has ended; which of them are shown lives in the URL. */
export default function PastOrdersRoute() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const filter = readPastFilter(params);
  return (
    <PastOrdersScreen
      filter={filter}
      onFilter={(next, isTyping) => {
        // the list before a search is a place to go back to, each pause in typing is not
        const replace = isTyping && filter.search !== '';
        void navigate({ search: writePastFilter(next) }, { replace, preventScrollReset: true });
      }}
    />
  );
}
