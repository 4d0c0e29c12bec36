import { changeFigureMail, useFigureMail } from '@seduh/api-client';
import { Banner, Button, Checkbox, Panel, Skeleton } from '@seduh/ui';
import { useState } from 'react';
import { pageWords } from '../lib/page/words';
import { useSubmit } from '../lib/useSubmit';
import { useWords } from '../lib/words/words';
import { useWriting } from './writing';

/** Whether one gets yesterday's figures by mail each morning. Saved as it is ticked. */
export function MailPanel() {
  const { m } = useWriting();
  const { tryAgain } = useWords(pageWords);
  const { data, error, retry } = useFigureMail();
  const { submit, busy, problem } = useSubmit();
  const [wanted, setWanted] = useState(false);
  return (
    <Panel className="fig-mail" title={m.mail}>
      {data ? (
        <>
          <Checkbox
            label={m.mailMe}
            // shown as it will be, and as it was where the server did not take it
            checked={busy ? wanted : data.wanted}
            disabled={busy}
            onChange={({ target: { checked } }) => {
              setWanted(checked);
              void submit(() => changeFigureMail(checked));
            }}
          />
          <p className="sd-small sd-muted">{m.mailNote}</p>
          {problem && <Banner tone="bad">{problem}</Banner>}
        </>
      ) : error ? (
        <>
          <Banner tone="bad">{error.msg}</Banner>
          <Button variant="line" onClick={retry}>
            {tryAgain}
          </Button>
        </>
      ) : (
        <div role="status" aria-label={m.mailLoading}>
          <Skeleton width="80" />
        </div>
      )}
    </Panel>
  );
}
