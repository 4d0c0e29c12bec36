import { useNavigate, useSearchParams } from 'react-router-dom';
import { readRecordFilter, RecordScreen, writeRecordFilter } from '@seduh/screens/record';

/** What staff did; which of it is shown lives in the URL. */
export default function RecordRoute() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const filter = readRecordFilter(params);
  return (
    <RecordScreen
      filter={filter}
      onFilter={(next, isTyping) => {
        // the list before a search is a place to go back to, each pause in typing is not
        const replace = isTyping && filter.search !== '';
        void navigate({ search: writeRecordFilter(next) }, { replace, preventScrollReset: true });
      }}
    />
  );
}
