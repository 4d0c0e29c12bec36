import { editProfile, useAvoids, useProfile } from '@seduh/api-client';
import type { Allergen } from '@seduh/contract';
import { ALLERGENS } from '@seduh/contract/constants';
import { Banner, Button, OptionGroup, Panel } from '@seduh/ui';
import { useRef, useState } from 'react';
import { optionWords } from '../../../lib/options/words';
import { pageWords } from '../../../lib/page/words';
import { useUnsavedChanges } from '../../../lib/unsaved-changes/useUnsavedChanges';
import { useSubmit } from '../../../lib/useSubmit';
import { useWords } from '../../../lib/words/words';
import './AvoidsPanel.css';
import { profileWords } from '../words';
import { avoidsWords } from './words';

/** What the customer asks to be warned of. Saved as it is ticked: who forgot to press a button would trust in it. */
export default function AvoidsPanel() {
  const m = useWords(avoidsWords);
  const { avoids: title } = useWords(profileWords);
  const { allergen } = useWords(optionWords);
  const { tryAgain } = useWords(pageWords);
  const { isValidating } = useProfile();
  const { avoids = [] } = useAvoids();
  const [draft, setDraft] = useState<readonly Allergen[]>();
  const [isSaved, setIsSaved] = useState(false);
  const wanted = useRef<readonly Allergen[]>([]);
  const { submit, busy, problem } = useSubmit();
  // all of it is sent with each tick: what another device has ticked has to be known first
  const [isFresh, setIsFresh] = useState(false);
  if (!isFresh && !isValidating) setIsFresh(true);
  // what could not be saved is still ticked
  const ticked = draft ?? avoids;
  useUnsavedChanges(draft !== undefined);

  const save = () =>
    void submit(async () => {
      // what is ticked while the answer is out is sent after it
      for (let sent: readonly Allergen[] | undefined; sent !== wanted.current;) {
        sent = wanted.current;
        await editProfile({ avoids: [...sent] });
      }
      setDraft(undefined);
      setIsSaved(true);
    });

  return (
    <Panel title={title}>
      <p className="sd-small sd-muted">{m.hint}</p>
      <OptionGroup
        className="avoids"
        legend={title}
        hideLegend
        disabled={!isFresh}
        options={ALLERGENS.map((each, id) => ({ id, name: allergen[each] }))}
        value={ticked.map((each) => ALLERGENS.indexOf(each))}
        onChange={(ids) => {
          wanted.current = ALLERGENS.filter((_, id) => ids.includes(id));
          setDraft(wanted.current);
          setIsSaved(false);
          save();
        }}
      />
      {problem && (
        <Banner tone="bad">
          <p>{problem}</p>
          <Button variant="line" size="sm" onClick={save}>
            {tryAgain}
          </Button>
        </Banner>
      )}
      <p className="avoids-state sd-tiny sd-muted" role="status">
        {busy ? m.saving : isSaved ? m.saved : ''}
      </p>
    </Panel>
  );
}
