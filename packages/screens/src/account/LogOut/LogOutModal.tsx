import { ConfirmModal, type ConfirmModalProps, toast } from '@seduh/ui';
import { useWords } from '../../lib/words/words';
import { logOutWords } from './words';

export interface LogOutModalProps extends Pick<ConfirmModalProps, 'open' | 'onOpenChange'> {
  /** Ends the session. */
  onLeave: () => void;
  /** Called after it ended. */
  onLeft: () => void;
}

/** Asks before a session ends on purpose, and says that it has. Its code and words come with the question. */
export default function LogOutModal({ onLeave, onLeft, ...dialog }: LogOutModalProps) {
  const m = useWords(logOutWords);
  const confirm = () => {
    onLeave();
    toast.success(m.done);
    onLeft();
  };
  return <ConfirmModal {...dialog} title={m.title} text={m.sure} onConfirm={confirm} />;
}
