import { useShop } from '@seduh/api-client';
import { API_BASE } from '@seduh/contract/constants';
import { LinkButton } from '@seduh/ui';
import { paths } from '../lib/paths';
import { keepWanted } from './arrival';
import { GoogleMark } from './GoogleMark';

export interface LoginAgainProps {
  /** Called right before the shop is left. */
  onLeave?: () => void;
}

/** The way through the provider's login and back to the profile, for an account that has no password to give. */
export function LoginAgain({ onLeave }: LoginAgainProps) {
  const { data: shop } = useShop();
  if (shop && !shop.oidc) {
    return (
      <LinkButton variant="line" block href={paths.resetPassword} onClick={onLeave}>
        Set a password by mail
      </LinkButton>
    );
  }
  const leave = () => {
    keepWanted(paths.profile);
    onLeave?.();
  };
  return (
    <LinkButton variant="line" block icon={<GoogleMark />} href={`${API_BASE}/auths/oidc/start`} onClick={leave}>
      Log in with Google again
    </LinkButton>
  );
}
