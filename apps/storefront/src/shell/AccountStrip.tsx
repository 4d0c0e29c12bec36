import { Button, LogOut, ThemeToggle } from '@seduh/ui';
import { useTheme } from '@seduh/screens/lib';

export interface AccountStripProps {
  /** Asked to log out; without it there is no such button here. */
  onLogout?: () => void;
}

/** The last line of the page for who is logged in: the theme, and the way out. */
export function AccountStrip({ onLogout }: AccountStripProps) {
  const [theme, setTheme] = useTheme();
  return (
    <div className="account-strip on-roast">
      <div className="wrap">
        <ThemeToggle theme={theme} onChange={setTheme} />
        {onLogout && (
          <Button variant="quiet" size="sm" icon={<LogOut />} onClick={onLogout}>
            Log out
          </Button>
        )}
      </div>
    </div>
  );
}
