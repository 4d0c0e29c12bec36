import { logout } from '@seduh/api-client';
import { MESSAGES } from '@seduh/contract/constants';
import { type ConfirmModalProps, toast } from '@seduh/ui';
import { type ReactNode, useState } from 'react';
import { lazyPart, onDemand } from '../lib/lazy/lazyPart';

const confirmModal = lazyPart<ConfirmModalProps>(() => import('../lib/dialogs/confirmModal'));

export interface LogOutProps {
  /** Called right before the session ends on purpose. */
  onLeaving: () => void;
  /** Called after it ended. */
  onLoggedOut: () => void;
}

/** Logging out, after a question: `ask` it, and render the `dialog` somewhere. */
export function useLogOut({ onLeaving, onLoggedOut }: LogOutProps): { ask: () => void; dialog: ReactNode } {
  const [asking, setAsking] = useState<boolean>();

  const leave = () => {
    onLeaving();
    logout();
    toast.success(MESSAGES.logoutSuccess);
    onLoggedOut();
  };

  return {
    ask: () => onDemand(confirmModal, () => setAsking(true)),
    dialog: asking !== undefined && (
      <confirmModal.Part title="Logout" text="Are you sure?" open={asking} onOpenChange={setAsking} onConfirm={leave} />
    ),
  };
}
