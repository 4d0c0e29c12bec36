import { logout } from '@seduh/api-client';
import { type ReactNode, useState } from 'react';
import { lazyPart, onDemand } from '../lib/lazy/lazyPart';
import type { LogOutModalProps } from './LogOut/LogOutModal';

const logOutModal = lazyPart<LogOutModalProps>(() => import('./LogOut/LogOutModal'));

export interface LogOutProps {
  /** Called right before the session ends on purpose. */
  onLeaving: () => void;
  /** Called after it ended. */
  onLoggedOut: () => void;
}

/**
 * Logging out, after a question: `ask` it, and render the `dialog` somewhere.
 * @param failed said where the question does not load
 */
export function useLogOut(
  { onLeaving, onLoggedOut }: LogOutProps,
  failed: string,
): { ask: () => void; dialog: ReactNode } {
  'use no memo'; // in the frame of every page, which is drawn for its bytes: each thing here is made in no time
  const [asking, setAsking] = useState<boolean>();

  const leave = () => {
    onLeaving();
    logout();
  };

  return {
    ask: () => onDemand(logOutModal, () => setAsking(true), failed),
    dialog: asking !== undefined && (
      <logOutModal.Part open={asking} onOpenChange={setAsking} onLeave={leave} onLeft={onLoggedOut} />
    ),
  };
}
