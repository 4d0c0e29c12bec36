import { editProfile, useProfile } from '@seduh/api-client';
import { CALLED_BY, type CalledBy } from '@seduh/contract/constants';
import { Banner, Panel, Segment } from '@seduh/ui';
import { useState } from 'react';
import { useSubmit } from '../lib/useSubmit';
import { useWords } from '../lib/words/words';
import { collectWords } from './words';

/** What the collection screen calls the customer. Saved as it is chosen; what could not be saved jumps back, and says why. */
export default function CalledPanel() {
  const m = useWords(collectWords);
  const { data: profile } = useProfile();
  const { submit, busyWith, problem } = useSubmit<CalledBy>();
  const [isSaved, setIsSaved] = useState(false);
  // an answer of the version before says nothing of it
  const calledBy = (profile as { called_by?: CalledBy } | undefined)?.called_by ?? 'name';

  const choose = (next: CalledBy) => {
    setIsSaved(false);
    void submit(
      async () => {
        await editProfile({ called_by: next });
        setIsSaved(true);
      },
      undefined,
      next,
    );
  };

  return (
    <Panel title={m.onScreen}>
      <p className="sd-small sd-muted">{m.hint}</p>
      <Segment
        legend={m.onScreen}
        hideLegend
        // not while it is saved: that would take the focus off it
        disabled={!profile}
        options={CALLED_BY.map((value) => ({ value, label: m.calledBy[value] }))}
        value={busyWith === true || busyWith === null ? calledBy : busyWith}
        onChange={(next) => choose(CALLED_BY.find((known) => known === next) ?? 'name')}
      />
      {problem && <Banner tone="bad">{problem}</Banner>}
      <p className="sd-tiny sd-muted" role="status">
        {isSaved && m.saved}
      </p>
    </Panel>
  );
}
