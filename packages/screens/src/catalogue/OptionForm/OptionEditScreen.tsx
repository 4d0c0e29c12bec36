'use no memo'; // a form for staff: what remembering costs in bytes, nobody would notice in time

import { editOptionGroup, useOptionGroup } from '@seduh/api-client';
import type { OptionGroupDetail } from '@seduh/contract';
import { Panel, Skeleton, toast, useLocale } from '@seduh/ui';
import { type FormEvent, useState } from 'react';
import { loadFailed, notFound } from '../../lib/page/lazy';
import { paths } from '../../lib/paths';
import { useUnsavedChanges } from '../../lib/unsaved-changes/useUnsavedChanges';
import { Conflict } from '../Conflict';
import type { EditScreenProps } from '../EditForm';
import { isSame } from '../values';
import { useSaving } from '../useSaving';
import { differencesOf, keepOwn } from './conflict';
import { GroupShelf } from './GroupShelf';
import { changesOf, draftOf, typedByName, wrongIn } from './optionForm';
import { OptionFrame } from './OptionFrame';
import { useGroupPhrases } from './useGroupPhrases';
import { useOptionFormWords } from './words';

/** A group of options to be changed. */
export function OptionEditScreen(props: EditScreenProps) {
  const m = useOptionFormWords();
  const { data: group, error, retry } = useOptionGroup(props.id);
  // another one starts with nothing typed
  if (group) return <LoadedForm key={props.id} {...props} group={group} />;
  if (error?.code === 'NOT_FOUND') {
    return (
      <notFound.Part pageTitle={m.missingPage} title={m.missing} text={m.typo} href={paths.options} action={m.back} />
    );
  }
  if (error) return <loadFailed.Part pageTitle={m.editPage} title={m.failed} error={error} onRetry={retry} />;
  return (
    <div className="sd-wrap edit" aria-busy="true">
      <p className="sd-sr" role="status">
        {m.loading}
      </p>
      <Skeleton width="40" />
      <Panel className="edit-fields">
        <Skeleton height="title" width="80" />
        <Skeleton height="title" width="55" />
        <Skeleton height="title" />
      </Panel>
    </div>
  );
}

/** What is typed, and the group it is typed on: its version goes along, and who meets a conflict is asked what to do. */
function LoadedForm({
  group,
  onDone,
  onCancel,
}: EditScreenProps & { /** As the server has it. */ group: OptionGroupDetail }) {
  const m = useOptionFormWords();
  const locale = useLocale();
  const phrases = useGroupPhrases();
  const [base, setBase] = useState(group);
  const [draft, setDraft] = useState(() => draftOf(group));
  // somebody pressed save, and there was nothing to save
  const [isIdle, setIsIdle] = useState(false);
  const [isSaved, setIsSaved] = useState(false);
  const isDirty = !isSame(draft, draftOf(base));
  // follows what the server has while nothing is typed, and stands still from then on, so that nobody saves over what
  // they have not seen; what was answered to a press here may be newer
  if (!isDirty && base !== group && group.version >= base.version) {
    setBase(group);
    setDraft(draftOf(group));
  }
  useUnsavedChanges(isDirty && !isSaved);

  const { formRef, busy, errors, setErrors, conflict, ...saving } = useSaving<OptionGroupDetail>(typedByName(draft));
  const changes = changesOf(draft, base);
  const isChanged = Object.keys(changes).length > 0;
  const send = (version = base.version) =>
    saving.save(async () => {
      const saved = await editOptionGroup(base.id, { ...changes, version });
      setIsSaved(true);
      toast.success(m.saved(saved.group_name));
      onDone();
    });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { errors: wrong } = wrongIn(draft, m, locale);
    const isRight = Object.keys(wrong).length === 0;
    setErrors(wrong);
    setIsIdle(isRight && !isChanged);
    if (isRight && isChanged) void send();
  };

  return (
    <OptionFrame
      {...{ draft, errors, busy, formRef, onCancel }}
      group={base}
      page={m.editPage}
      crumb={m.edit}
      heading={base.group_name}
      onChange={setDraft}
      onSubmit={submit}
      note={isIdle && !isChanged && m.nothing}
      foot={
        <div className="edit-foot">
          <GroupShelf
            group={base}
            // made at once: what is typed above still goes by what it was typed on
            onChange={(next) => setBase(next.version <= base.version + 1 ? next : { ...base, archived: next.archived })}
          />
        </div>
      }
    >
      {conflict && (
        <Conflict
          text={m.conflict}
          differences={differencesOf(base, conflict, phrases)}
          busy={busy}
          onLoad={() => {
            setDraft(keepOwn(draft, base, conflict));
            setBase(conflict);
            saving.settle();
          }}
          onSaveAnyway={() => void send(conflict.version)}
        />
      )}
    </OptionFrame>
  );
}
