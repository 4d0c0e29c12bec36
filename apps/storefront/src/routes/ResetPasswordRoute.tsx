import { useNavigate } from 'react-router-dom';
import { paths } from '@seduh/screens/lib';
import { ResetPasswordScreen } from '@seduh/screens/account';
import { useLinkToken } from './useLinkToken';

/** The way back in. */
export default function ResetPasswordRoute() {
  const navigate = useNavigate();
  const token = useLinkToken(paths.resetPassword);
  return <ResetPasswordScreen token={token} onReset={() => void navigate(paths.login)} />;
}
