import { makeCollectKey, useCollect, useCollectKey, useSession } from '@seduh/api-client';
import { Banner, Breadcrumb, Button, CopyButton, LinkButton, Panel, Skeleton, toast } from '@seduh/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ConfirmDialog } from '../lib/dialogs/ConfirmDialog';
import { ListFailed } from '../lib/page/ListFailed';
import { paths } from '../lib/paths';
import { useSubmit } from '../lib/useSubmit';
import { useWords } from '../lib/words/words';
import './CollectSetUp.css';
import { CollectColumns, CollectNote } from './CollectColumns';
import { collectWords } from './words';

export interface CollectSetUpProps {
  /** The whole link with a key. */
  linkOf: (key: string) => string;
}

/** Where staff make the television's link, hand it on, and replace it. */
export default function CollectSetUp({ linkOf }: CollectSetUpProps) {
  const m = useWords(collectWords);
  const { data, error, retry } = useCollectKey();
  return (
    <div className="co-setup">
      <Breadcrumb items={[{ label: m.orders, href: paths.orders }, { label: m.title }]} />
      <h1 className="sd-display sd-t-1">{m.title}</h1>
      <p className="sd-lead">{m.lead}</p>
      {data ? (
        <>
          <LinkPanel linkKey={data.key} linkOf={linkOf} />
          {data.key !== null && <Preview key={data.key} linkKey={data.key} onDead={retry} />}
        </>
      ) : error ? (
        <ListFailed title={m.failed} error={error} onRetry={retry} />
      ) : (
        <Panel title={m.link} aria-busy="true">
          <Skeleton width="80" />
        </Panel>
      )}
    </div>
  );
}

interface LinkPanelProps extends CollectSetUpProps {
  /** Null while there is no link. */
  linkKey: string | null;
}

function LinkPanel({ linkKey, linkOf }: LinkPanelProps) {
  const m = useWords(collectWords);
  const { can } = useSession();
  const [isAsking, setIsAsking] = useState(false);
  const { submit, busy, problem, setProblem } = useSubmit();
  const link = useRef<HTMLParagraphElement>(null);
  const make = () =>
    void submit(async () => {
      await makeCollectKey();
      setIsAsking(false);
      // the button of the first link is gone; after a later one the dialog gives the focus back to its own
      if (linkKey === null) setTimeout(() => link.current?.focus());
      toast.success(m.made);
    });

  if (linkKey === null) {
    return (
      <Panel title={m.link}>
        <p>{can('settings') ? m.noLink : m.askForLink}</p>
        {problem && <Banner tone="bad">{problem}</Banner>}
        {can('settings') && (
          <p className="co-acts">
            <Button loading={busy} onClick={make}>
              {m.make}
            </Button>
          </p>
        )}
      </Panel>
    );
  }
  return (
    <Panel title={m.link}>
      <p ref={link} tabIndex={-1} className="co-link sd-num" dir="ltr" translate="no">
        {linkOf(linkKey)}
      </p>
      <p className="sd-small sd-muted">{m.howTo}</p>
      <p className="co-acts">
        <CopyButton size="md" label={m.copy} text={linkOf(linkKey)} />
        <LinkButton variant="line" href={`${paths.collect}#${linkKey}`}>
          {m.open}
        </LinkButton>
        {can('settings') && (
          <Button variant="quiet" onClick={() => setIsAsking(true)}>
            {m.renew}
          </Button>
        )}
      </p>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={(open) => {
          setProblem(undefined);
          setIsAsking(open);
        }}
        title={m.askRenew}
        text={m.askRenewText}
        yesLabel={m.yesRenew}
        noLabel={m.noRenew}
        busy={busy}
        onConfirm={make}
      >
        {problem && <Banner tone="bad">{problem}</Banner>}
      </ConfirmDialog>
    </Panel>
  );
}

interface PreviewProps {
  linkKey: string;
  /** Called when somebody else has replaced the link. */
  onDead: () => void;
}

/** The television in small, live. */
function Preview({ linkKey, onDead }: PreviewProps) {
  const m = useWords(collectWords);
  const { screen, error } = useCollect(linkKey);
  const isDead = error?.code === 'NOT_FOUND';
  const tellDead = useEffectEvent(onDead);
  useEffect(() => {
    if (isDead) tellDead();
  }, [isDead]);
  return (
    <Panel title={m.preview}>
      <div className="co-preview">
        <CollectColumns screen={screen}>
          <CollectNote title={isDead ? m.dead : error ? m.notHeard : m.loading} isWaiting={!error} />
        </CollectColumns>
      </div>
    </Panel>
  );
}
