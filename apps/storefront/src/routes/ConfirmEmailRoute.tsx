import { paths } from '../paths';
import { ConfirmEmailScreen } from '../screens/ResetPassword/ConfirmEmailScreen';
import { useLinkToken } from './useLinkToken';

/** A new email, by its mailed link. */
export default function ConfirmEmailRoute() {
  return <ConfirmEmailScreen token={useLinkToken(paths.confirmEmail)} />;
}
