import { useNavigate } from 'react-router-dom';
import { paths } from '@seduh/screens/lib';
import { UndoEmailScreen } from '@seduh/screens/account';
import { useLinkToken } from './useLinkToken';

/** The way back to an account whose email somebody changed. */
export default function UndoEmailRoute() {
  const navigate = useNavigate();
  const token = useLinkToken(paths.undoEmail);
  return (
    <UndoEmailScreen
      token={token}
      onReset={() => void navigate(paths.login)}
      onExpired={() => void navigate(paths.resetPassword)}
    />
  );
}
