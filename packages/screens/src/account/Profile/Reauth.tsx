import { useEffect, useState } from 'react';
import { lazyPart } from '../../lib/lazy/lazyPart';
import { onDemand } from '../../lib/dialogs/onDemand';
import type { ReauthModalProps } from './ReauthModal';
import type { ProfileEditing } from './useProfileEdit';

const reauthModal = lazyPart<ReauthModalProps>(() => import('./ReauthModal'));

export interface ReauthProps {
  editing: ProfileEditing;
  hasPassword: boolean;
}

/** The question who it is, when the server asks it of what is being saved. */
export function Reauth({ editing, hasPassword }: ReauthProps) {
  const { reauth, busy } = editing;
  const [isLoaded, setIsLoaded] = useState(false);

  useEffect(() => {
    // each time it is asked: the code may not have come the last time
    if (reauth) onDemand(reauthModal, () => setIsLoaded(true));
  }, [reauth]);

  if (!reauth || !isLoaded) return null;
  return (
    <reauthModal.Part
      hasPassword={hasPassword}
      error={reauth.error}
      busy={busy}
      onPassword={(password) => void editing.save(password)}
      onLeave={editing.leaveForLogin}
      onCancel={editing.dropReauth}
    />
  );
}
