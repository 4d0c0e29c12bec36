import { useSession } from '@seduh/api-client';
import { EmptyState } from '@seduh/ui';
import { Suspense } from 'react';
import { PageTitle } from '../lib/page/PageTitle';
import { useWords } from '../lib/words/words';
import { collectSetUp } from './lazy';
import { Television, type TelevisionProps } from './Television';
import { collectWords } from './words';

export interface CollectScreenProps extends Pick<TelevisionProps, 'bell'> {
  /** The key in the address; null without one. */
  linkKey: string | null;
  /** The whole link with a key. */
  linkOf: (key: string) => string;
}

/** The television's page by its key; without one, where staff make the link, and a word for everybody else. */
export function CollectScreen({ linkKey, linkOf, bell }: CollectScreenProps) {
  const m = useWords(collectWords);
  const { isAdmin, status } = useSession();
  if (linkKey !== null) return <Television key={linkKey} linkKey={linkKey} bell={bell} />;
  return (
    <div className="sd-wrap">
      <PageTitle>{m.title}</PageTitle>
      {status === 'unknown' ? (
        <div className="page-wait" aria-busy="true" />
      ) : isAdmin ? (
        <Suspense fallback={<div className="page-wait" aria-busy="true" />}>
          <collectSetUp.Part linkOf={linkOf} />
        </Suspense>
      ) : (
        <EmptyState headingLevel={1} glass="lidded" title={m.needsLink} text={m.needsLinkText} />
      )}
    </div>
  );
}
