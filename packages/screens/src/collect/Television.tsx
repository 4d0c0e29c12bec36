import { useCollect } from '@seduh/api-client';
import { Bell as BellIcon, Button } from '@seduh/ui';
import { useSyncExternalStore } from 'react';
import type { Bell } from '../board';
import { PageTitle } from '../lib/page/PageTitle';
import { useWords } from '../lib/words/words';
import { CollectColumns, CollectNote } from './CollectColumns';
import './Collect.css';
import { useFreshlyReady } from './freshlyReady';
import { useHeardScreen } from './useHeardScreen';
import { useAwake } from './useAwake';
import { collectWords } from './words';

export interface TelevisionProps {
  /** The key of the link. */
  linkKey: string;
  /** Sounds when an order becomes ready. */
  bell: Bell;
}

/** The whole screen at the counter: nobody touches it, so it mends itself, stays awake, and says how old it is. */
export function Television({ linkKey, bell }: TelevisionProps) {
  const m = useWords(collectWords);
  const { screen, error, oldSince } = useHeardScreen(useCollect(linkKey));
  const fresh = useFreshlyReady(screen?.ready, bell);
  const canBeHeard = useSyncExternalStore(bell.subscribe, bell.isReady);
  useAwake();

  return (
    <div className="co-whole">
      <PageTitle>{m.title}</PageTitle>
      <h1 className="sd-sr">{m.title}</h1>
      <CollectColumns
        screen={screen}
        fresh={fresh}
        head={
          <>
            {/* always there: a live region that arrives with its words is often not read */}
            <p role="status" className="co-old sd-num">
              {oldSince && m.old(oldSince)}
            </p>
            {!canBeHeard && (
              <Button variant="line" icon={<BellIcon />} onClick={() => bell.unlock()}>
                {m.soundOn}
              </Button>
            )}
          </>
        }
      >
        {error?.code === 'NOT_FOUND' ? (
          <CollectNote title={m.dead} text={m.deadText} />
        ) : error ? (
          <CollectNote title={m.notHeard} text={m.notHeardText} />
        ) : (
          <CollectNote title={m.loading} isWaiting />
        )}
      </CollectColumns>
      <p role="status" className="sd-sr">
        {screen && fresh.size > 0 && m.isReady([...fresh].join(', '))}
      </p>
    </div>
  );
}
