import { editProfile } from '@seduh/api-client';
import type { Profile } from '@seduh/contract';
import { LIMITS } from '@seduh/contract/constants';
import { Button, Panel, TextField, toast } from '@seduh/ui';
import type { FormEvent } from 'react';
import { useWords } from '../../lib/words/words';
import { AccountForm } from '../AccountForm';
import { missingIn, useFormSubmit } from '../useFormSubmit';
import { accountWords } from '../words';
import { staffAccountWords } from './words';

/** What somebody on staff is called: whoever was invited chose it then, and may change it here. */
export function NamePanel({ profile }: { profile: Profile }) {
  const m = useWords(staffAccountWords);
  const { required } = useWords(accountWords);
  const { frame, values, control, submitForm } = useFormSubmit({ display_name: profile.display_name ?? '' });

  const submit = (event: FormEvent) => {
    const typed = { display_name: values.display_name.trim() };
    submitForm(event, missingIn(typed, { display_name: m.addName }, required), async () => {
      await editProfile(typed);
      toast.success(m.nameSaved);
    });
  };

  return (
    <Panel title={m.called}>
      <AccountForm {...frame} className="acct-form" onSubmit={submit}>
        <TextField
          label={m.name}
          hint={m.nameHint}
          autoComplete="name"
          maxLength={LIMITS.displayName}
          {...control('display_name')}
        />
        <div className="acct-acts">
          <Button type="submit" variant="line" loading={frame.busy}>
            {m.saveName}
          </Button>
        </div>
      </AccountForm>
    </Panel>
  );
}
