import { useSession } from '@seduh/api-client';
import { Breadcrumb, Link, Skeleton } from '@seduh/ui';
import { Suspense } from 'react';
import { PageTitle } from '../lib/page/PageTitle';
import { paths } from '../lib/paths';
import { useWords } from '../lib/words/words';
import { desk } from './lazy';
import { counterWords } from './words';
import './Counter.css';

/** Where staff place an order for a guest: the menu as tiles, and the ticket beside it. */
export function CounterScreen() {
  const m = useWords(counterWords);
  const { can } = useSession();
  return (
    <div className="sd-wrap counter">
      <PageTitle>{m.title}</PageTitle>
      <div className="counter-head">
        <Breadcrumb items={[{ label: m.orders, href: paths.orders }, { label: m.title }]} />
        <h1 className="sd-display sd-t-1">{m.title}</h1>
        <p className="counter-links">
          <Link className="sd-link" href={paths.tables}>
            {m.tables}
          </Link>
          {can('refunds') && (
            <Link className="sd-link" href={paths.close}>
              {m.close}
            </Link>
          )}
        </p>
      </div>
      <Suspense fallback={<Skeleton className="counter-wait" height="auto" />}>
        <desk.Part />
      </Suspense>
    </div>
  );
}
