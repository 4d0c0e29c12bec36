import { useNavigate, useSearchParams } from 'react-router-dom';
import { OrderArchiveScreen, readArchiveFilter, writeArchiveFilter } from '@seduh/screens/archive';

/** Every order that has ended; which of them are shown lives in the URL. */
export default function OrderArchiveRoute() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const filter = readArchiveFilter(params);
  return (
    <OrderArchiveScreen
      filter={filter}
      onFilter={(next, isTyping) => {
        // the list before a search is a place to go back to, each pause in typing is not
        const replace = isTyping && filter.search !== '';
        void navigate({ search: writeArchiveFilter(next) }, { replace, preventScrollReset: true });
      }}
    />
  );
}
