import { useShop } from '@seduh/api-client';
import { API_BASE } from '@seduh/contract/constants';
import { LinkButton } from '@seduh/ui';
import { GoogleMark } from './GoogleMark';

export interface GoogleButtonProps {
  /** `Login with Google` or `Sign up with Google`. */
  children: string;
}

/** Or signs in by Google. Where the shop has not set that up there is no such button, and no word before it. */
export function GoogleButton({ children }: GoogleButtonProps) {
  const { data: shop } = useShop();
  if (!shop?.oidc) return null;
  return (
    <>
      <p className="auth-or">or</p>
      <LinkButton variant="line" size="lg" block icon={<GoogleMark />} href={`${API_BASE}/auths/oidc/start`}>
        {children}
      </LinkButton>
    </>
  );
}
