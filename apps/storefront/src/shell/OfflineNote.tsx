import { useSession } from '@seduh/api-client';
import { WifiOff } from '@seduh/ui';
import './OfflineNote.css';
import { useOnline } from '@seduh/screens/lib';

/** Under the bar of every page as long as the browser has no network. Its region is always there, so it is read out. */
export function OfflineNote() {
  const isOnline = useOnline();
  const { isAdmin } = useSession();
  return (
    <div aria-live="polite" className="offline-note">
      {!isOnline && (
        <p className="wrap">
          <WifiOff />
          {isAdmin
            ? 'You are offline. What you see may be out of date.'
            : 'You are offline. Your cart is kept, paying waits.'}
        </p>
      )}
    </div>
  );
}
