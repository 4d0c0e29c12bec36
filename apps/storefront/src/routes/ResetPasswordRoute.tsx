import { useLayoutEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '../paths';
import { ResetPasswordScreen } from '../screens/ResetPassword/ResetPasswordScreen';

/** The way back in. A mailed link's token lives in memory alone: address bar and history lose it at once. */
export default function ResetPasswordRoute() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const [token] = useState(() => query.get('token') || null);
  const isInAddress = query.has('token');

  useLayoutEffect(() => {
    if (isInAddress) void navigate(paths.resetPassword, { replace: true });
  }, [isInAddress, navigate]);

  return <ResetPasswordScreen token={token} onReset={() => void navigate(paths.login)} />;
}
