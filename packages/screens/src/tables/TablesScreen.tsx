import { useTables } from '@seduh/api-client';
import { Skeleton } from '@seduh/ui';
import { Suspense } from 'react';
import { ListFailed } from '../lib/page/ListFailed';
import { StaffPage } from '../lib/page/StaffPage';
import { paths } from '../lib/paths';
import { useWords } from '../lib/words/words';
import { tablesView } from './lazy';
import './Tables.css';
import { tableWords } from './words';

export interface TablesScreenProps {
  /** The whole link with a table's code, as it is printed. */
  linkOf: (code: string) => string;
}

/** Where staff keep the shop's tables, and print the tiles that stand on them. */
export function TablesScreen({ linkOf }: TablesScreenProps) {
  const m = useWords(tableWords);
  const { data: tables, error, retry } = useTables();
  return (
    <StaffPage className="tables" title={m.title} under={{ label: m.counter, href: paths.counter }} lead={m.lead}>
      {tables ? (
        <Suspense fallback={<Waiting />}>
          <tablesView.Part tables={tables} linkOf={linkOf} />
        </Suspense>
      ) : error ? (
        <ListFailed title={m.failed} error={error} onRetry={retry} />
      ) : (
        <Waiting />
      )}
    </StaffPage>
  );
}

function Waiting() {
  const m = useWords(tableWords);
  return (
    <div aria-busy="true">
      <p className="sd-sr" role="status">
        {m.loading}
      </p>
      <Skeleton className="tables-wait" height="auto" />
    </div>
  );
}
