import { Banner, Link, LinkButton } from '@seduh/ui';
import { AuthFrame } from '../AuthFrame';
import { GoogleButton } from '../provider';
import { paths } from '../../lib/paths';
import { PageTitle } from '../../lib/page/PageTitle';
import { LoginForm, type LoginFormProps } from './LoginForm';
import { useProviderReturn } from './useProviderReturn';

export interface LoginScreenProps extends LoginFormProps {
  /** How a login over the shop's provider ended, as the server says it in the address; null for who was not there. */
  outcome: string | null;
}

/** Where somebody with an account comes in. */
export function LoginScreen({ outcome, ...form }: LoginScreenProps) {
  const { busy, problem } = useProviderReturn(outcome);
  return (
    <>
      <PageTitle>Login</PageTitle>
      <AuthFrame title="Login" greeting="Good to see you again." motto={['The water is', 'already hot.']}>
        <div className="auth-fields">
          {busy && <Banner>One moment. Google says it is you.</Banner>}
          {problem && <Banner tone="bad">{problem}</Banner>}
          <LoginForm
            {...form}
            forgot={
              <Link className="link" href={paths.resetPassword}>
                Forgot Password
              </Link>
            }
          />
          <GoogleButton>Login with Google</GoogleButton>
        </div>
        <div className="auth-other">
          <p>New here? The member card is free.</p>
          <LinkButton variant="line" size="sm" href={paths.register}>
            Sign Up
          </LinkButton>
        </div>
      </AuthFrame>
    </>
  );
}
