import { useLayoutEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '@seduh/screens/lib';
import { ConfirmEmailScreen, JoinScreen, ResetPasswordScreen, UndoEmailScreen } from '@seduh/screens/account';

/**
 * The token of a mailed link; null without one. It lives in memory alone: address bar and history lose it at once.
 * @param path the page's own, without the token
 */
function useLinkToken(path: string): string | null {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const [token] = useState(() => query.get('token') || null);
  const isInAddress = query.has('token');

  useLayoutEffect(() => {
    if (isInAddress) void navigate(path, { replace: true });
  }, [isInAddress, navigate, path]);

  return token;
}

/** A new email. */
export function ConfirmEmailRoute() {
  return <ConfirmEmailScreen token={useLinkToken(paths.confirmEmail)} />;
}

/** An invitation to work here. */
export function JoinRoute() {
  const navigate = useNavigate();
  return (
    <JoinScreen token={useLinkToken(paths.join)} onJoined={() => void navigate(paths.orders, { replace: true })} />
  );
}

/** The way back in. */
export function ResetPasswordRoute() {
  const navigate = useNavigate();
  return <ResetPasswordScreen token={useLinkToken(paths.resetPassword)} onReset={() => void navigate(paths.login)} />;
}

/** The way back to an account whose email somebody changed. */
export function UndoEmailRoute() {
  const navigate = useNavigate();
  return (
    <UndoEmailScreen
      token={useLinkToken(paths.undoEmail)}
      onReset={() => void navigate(paths.login)}
      onExpired={() => void navigate(paths.resetPassword)}
    />
  );
}
