import { changeBundle } from '@seduh/api-client';
import type { StaffMember } from '@seduh/contract';
import { Banner, Button, Modal, toast } from '@seduh/ui';
import { useState } from 'react';
import { bundleWords } from '../../lib/bundles/words';
import { useSubmit } from '../../lib/useSubmit';
import { useWords } from '../../lib/words/words';
import { peopleWords } from '../words';
import { BundleField } from './BundleField';

interface TasksDialogProps {
  member: StaffMember;
  onClose: () => void;
}

/** What somebody may do from now on. Where a colleague was faster, it says what they chose, and keeps what is chosen here. */
export default function TasksDialog({ member, onClose }: TasksDialogProps) {
  const m = useWords(peopleWords);
  const { names } = useWords(bundleWords);
  const { id, name, you } = member;
  const [was, setWas] = useState(member.bundle);
  const [bundle, setBundle] = useState(member.bundle);
  const [isOverrun, setIsOverrun] = useState(false);
  const { submit, busy, problem } = useSubmit();

  const save = () =>
    submit(
      async () => {
        await changeBundle(id, { bundle, was });
        toast.success(m.changed(name, names[bundle]));
        onClose();
      },
      ({ code, data }) => {
        if (code !== 'EDIT_CONFLICT') return;
        setWas((data as StaffMember).bundle);
        setIsOverrun(true);
      },
    );

  return (
    <Modal
      open
      busy={busy}
      onOpenChange={onClose}
      title={m.tasksOf(name)}
      actions={
        <>
          <Button variant="line" disabled={busy} onClick={onClose}>
            {m.cancel}
          </Button>
          <Button loading={busy} disabled={bundle === was} onClick={() => void save()}>
            {m.save}
          </Button>
        </>
      }
    >
      <div className="people-form">
        {you && <Banner>{m.ownTasks}</Banner>}
        {problem && <Banner tone="bad">{isOverrun ? `${problem}. ${m.isNow(names[was])}` : problem}</Banner>}
        <BundleField value={bundle} onChange={setBundle} />
      </div>
    </Modal>
  );
}
