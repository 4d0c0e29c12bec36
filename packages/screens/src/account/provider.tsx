import { useShop } from '@seduh/api-client';
import { API_BASE } from '@seduh/contract/constants';
import { LinkButton } from '@seduh/ui';
import { paths } from '../lib/paths';
import { persisted } from '../lib/persisted';
import { useWords } from '../lib/words/words';
import { readArrival } from './arrival';
import { accountWords } from './words';

const start = `${API_BASE}/auths/oidc/start`;

// a login over a provider leaves the shop, and no history entry's state comes back with it; without storage it leads home
const wanted = persisted<string | undefined>('sessionStorage', 'seduh.wanted', (from) => readArrival({ from }).from);

/** Remembers the page that was wanted, for a login that leaves the shop; without one, forgets the former. */
export const keepWanted = (from: string | undefined): void => (from ? wanted.set(from) : wanted.clear());

/** The page that was wanted before the shop was left. */
export const readWanted = wanted.get;

/** Google's own mark in its own colours, as its rules for sign-in buttons ask. */
function GoogleMark() {
  return (
    <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
      <path
        fill="#4285F4"
        d="M23 12.3c0-.8-.1-1.6-.2-2.3H12v4.4h6.2a5.3 5.3 0 0 1-2.3 3.5v2.9h3.7c2.2-2 3.4-5 3.4-8.5Z"
      />
      <path
        fill="#34A853"
        d="M12 23.5c3.1 0 5.7-1 7.6-2.8l-3.7-2.9a7 7 0 0 1-10.4-3.6H1.7v3A11.5 11.5 0 0 0 12 23.5Z"
      />
      <path fill="#FBBC05" d="M5.5 14.2a6.9 6.9 0 0 1 0-4.4v-3H1.7a11.5 11.5 0 0 0 0 10.4l3.8-3Z" />
      <path fill="#EA4335" d="M12 5a6.2 6.2 0 0 1 4.4 1.7l3.3-3.3A11.5 11.5 0 0 0 1.7 6.8l3.8 3A6.9 6.9 0 0 1 12 5Z" />
    </svg>
  );
}

export interface GoogleButtonProps {
  /** `Login with Google` or `Sign up with Google`. */
  children: string;
}

/** Or signs in by Google. Where the shop has not set that up there is no such button, and no word before it. */
export function GoogleButton({ children }: GoogleButtonProps) {
  const { or } = useWords(accountWords);
  const { data: shop } = useShop();
  if (!shop?.oidc) return null;
  return (
    <>
      <p className="auth-or">{or}</p>
      <LinkButton variant="line" size="lg" block icon={<GoogleMark />} href={start}>
        {children}
      </LinkButton>
    </>
  );
}

export interface LoginAgainProps {
  /** Called right before the shop is left. */
  onLeave?: () => void;
}

/** The way through the provider's login and back to the profile, for an account that has no password to give. */
export function LoginAgain({ onLeave }: LoginAgainProps) {
  const m = useWords(accountWords);
  const { data: shop } = useShop();
  if (shop && !shop.oidc) {
    return (
      <LinkButton variant="line" block href={paths.resetPassword} onClick={onLeave}>
        {m.setByMail}
      </LinkButton>
    );
  }
  const leave = () => {
    keepWanted(paths.profile);
    onLeave?.();
  };
  return (
    <LinkButton variant="line" block icon={<GoogleMark />} href={start} onClick={leave}>
      {m.googleAgain}
    </LinkButton>
  );
}
