'use no memo'; // a form for staff: what remembering costs in bytes, nobody would notice in time

import { createOptionGroup } from '@seduh/api-client';
import type { OptionGroupDetail } from '@seduh/contract';
import { toast, useLocale } from '@seduh/ui';
import { type FormEvent, useState } from 'react';
import { useUnsavedChanges } from '../../lib/unsaved-changes/useUnsavedChanges';
import { isSame } from '../values';
import type { NewScreenProps } from '../NewForm';
import { useSaving } from '../useSaving';
import { NEW_GROUP, requestOf, typedByName, wrongIn } from './optionForm';
import { OptionFrame } from './OptionFrame';
import { useOptionFormWords } from './words';

/** A new group of options: filled in and saved. It is on no product yet. */
export function OptionNewScreen({ onDone, onCancel }: NewScreenProps) {
  const m = useOptionFormWords();
  const locale = useLocale();
  const [draft, setDraft] = useState(NEW_GROUP);
  const [isSaved, setIsSaved] = useState(false);
  const { formRef, save, busy, errors, setErrors } = useSaving<OptionGroupDetail>(typedByName(draft));
  useUnsavedChanges(!isSaved && !isSame(draft, NEW_GROUP));

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { isMissing, errors: wrong } = wrongIn(draft, m, locale);
    setErrors(wrong);
    if (isMissing) toast.error(m.required);
    if (Object.keys(wrong).length > 0) return;
    void save(async () => {
      const { group_name: name } = await createOptionGroup(requestOf(draft));
      setIsSaved(true);
      toast.success(m.created(name));
      onDone();
    });
  };

  return (
    <OptionFrame
      {...{ draft, errors, busy, formRef, onCancel }}
      page={m.newGroup}
      heading={m.heading}
      onChange={setDraft}
      onSubmit={submit}
    />
  );
}
