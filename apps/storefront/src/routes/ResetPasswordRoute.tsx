import { useNavigate } from 'react-router-dom';
import { paths } from '../paths';
import { ResetPasswordScreen } from '../screens/ResetPassword/ResetPasswordScreen';
import { useLinkToken } from './useLinkToken';

/** The way back in. */
export default function ResetPasswordRoute() {
  const navigate = useNavigate();
  const token = useLinkToken(paths.resetPassword);
  return <ResetPasswordScreen token={token} onReset={() => void navigate(paths.login)} />;
}
