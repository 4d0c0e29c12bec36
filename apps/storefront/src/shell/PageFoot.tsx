import { Button, LogOut, ThemeToggle } from '@seduh/ui';
import { useTheme } from '@seduh/screens/lib';
import type { Audience } from './navigation';
import { ShopFooter } from './ShopFooter';

export interface PageFootProps {
  audience: Audience;
  /** Asked to log out. */
  onLogout: () => void;
}

/** The last line of the page for who is logged in: the theme, and for customers the way out. */
function AccountStrip({ audience, onLogout }: PageFootProps) {
  const [theme, setTheme] = useTheme();
  return (
    <div className="account-strip on-roast">
      <div className="wrap">
        <ThemeToggle theme={theme} onChange={setTheme} />
        {audience === 'customer' && (
          <Button variant="quiet" size="sm" icon={<LogOut />} onClick={onLogout}>
            Log out
          </Button>
        )}
      </div>
    </div>
  );
}

/** The foot of home and menu. A module of its own: it lies below what is seen first. */
export default function PageFoot({ audience, onLogout }: PageFootProps) {
  return (
    <>
      <ShopFooter />
      {/* visitors have the theme, admins the logout in the top bar */}
      {audience !== 'visitor' && <AccountStrip audience={audience} onLogout={onLogout} />}
    </>
  );
}
