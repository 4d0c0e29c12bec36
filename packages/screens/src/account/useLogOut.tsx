import { logout } from '@seduh/api-client';
import { MESSAGES } from '@seduh/contract/constants';
import { toast } from '@seduh/ui';
import { type ReactNode, useState } from 'react';
import { lazyPart } from '../lib/lazy/lazyPart';
import { onDemand } from '../lib/dialogs/onDemand';

const logoutModal = lazyPart(() => import('./LogoutModal'));

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
    ask: () => onDemand(logoutModal, () => setAsking(true)),
    dialog: asking !== undefined && <logoutModal.Part open={asking} onOpenChange={setAsking} onConfirm={leave} />,
  };
}
