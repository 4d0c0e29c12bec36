import { paths } from '@seduh/screens/lib';
import { ConfirmEmailScreen } from '@seduh/screens/account';
import { useLinkToken } from './useLinkToken';

/** A new email, by its mailed link. */
export default function ConfirmEmailRoute() {
  return <ConfirmEmailScreen token={useLinkToken(paths.confirmEmail)} />;
}
