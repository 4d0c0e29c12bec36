import { LinkButton, Link } from '@seduh/ui';
import { AuthFrame } from '../../auth/AuthFrame';
import { GoogleButton } from '../../auth/GoogleButton';
import { paths } from '../../paths';
import { PageTitle } from '../../shell/PageTitle';
import { LoginForm, type LoginFormProps } from './LoginForm';

export type LoginScreenProps = LoginFormProps;

/** Where somebody with an account comes in. */
export function LoginScreen(props: LoginScreenProps) {
  return (
    <>
      <PageTitle>Login</PageTitle>
      <AuthFrame title="Login" greeting="Good to see you again." motto={['The water is', 'already hot.']}>
        <div className="auth-fields">
          <LoginForm
            {...props}
            forgot={
              <Link className="link" href={paths.resetPassword}>
                Forgot Password
              </Link>
            }
          />
          <p className="auth-or">or</p>
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
