import { AccountStrip } from './AccountStrip';
import type { Audience } from './navigation';
import { ShopFooter } from './ShopFooter';

export interface PageFootProps {
  audience: Audience;
  /** Asked to log out. */
  onLogout: () => void;
}

/** The foot of home and menu. A module of its own: it lies below what is seen first. */
export default function PageFoot({ audience, onLogout }: PageFootProps) {
  return (
    <>
      <ShopFooter />
      {/* visitors have the theme, admins the logout in the top bar */}
      {audience !== 'visitor' && <AccountStrip onLogout={audience === 'customer' ? onLogout : undefined} />}
    </>
  );
}
