import { useTables } from '@seduh/api-client';
import { Breadcrumb, Skeleton } from '@seduh/ui';
import { Suspense } from 'react';
import { ListFailed } from '../lib/page/ListFailed';
import { PageTitle } from '../lib/page/PageTitle';
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
    <div className="sd-wrap tables">
      <PageTitle>{m.title}</PageTitle>
      <Breadcrumb items={[{ label: m.counter, href: paths.counter }, { label: m.title }]} />
      <h1 className="sd-display sd-t-1">{m.title}</h1>
      <p className="sd-lead">{m.lead}</p>
      {tables ? (
        <Suspense fallback={<Waiting />}>
          <tablesView.Part tables={tables} linkOf={linkOf} />
        </Suspense>
      ) : error ? (
        <ListFailed title={m.failed} error={error} onRetry={retry} />
      ) : (
        <Waiting />
      )}
    </div>
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
