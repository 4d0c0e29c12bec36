import { useShop } from '@seduh/api-client';
import { API_BASE } from '@seduh/contract/constants';
import { Button, LinkButton } from '@seduh/ui';
import { useId } from 'react';
import { GoogleMark } from './GoogleMark';

export interface GoogleButtonProps {
  /** `Login with Google` or `Sign up with Google`. */
  children: string;
}

/** Signs in by Google where the shop has set that up, else says why not. */
export function GoogleButton({ children }: GoogleButtonProps) {
  const { data: shop } = useShop();
  const reason = useId();

  if (shop?.oidc) {
    return (
      <LinkButton variant="line" size="lg" block icon={<GoogleMark />} href={`${API_BASE}/auths/oidc/start`}>
        {children}
      </LinkButton>
    );
  }
  return (
    <div className="auth-google">
      <Button variant="line" size="lg" block icon={<GoogleMark />} disabled aria-describedby={shop ? reason : undefined}>
        {children}
      </Button>
      {shop && (
        <p id={reason} className="tiny muted">
          Google sign-in is not set up in this shop
        </p>
      )}
    </div>
  );
}
