import { LinkButton } from '@seduh/ui';
import { AuthFrame } from '../AuthFrame';
import { GoogleButton } from '../provider';
import { paths } from '../../lib/paths';
import { PageTitle } from '../../lib/page/PageTitle';
import { SignUpForm, type SignUpFormProps } from './SignUpForm';

export type SignUpScreenProps = SignUpFormProps;

/** Where an account is made. */
export function SignUpScreen(props: SignUpScreenProps) {
  return (
    <>
      <PageTitle>Sign Up</PageTitle>
      <AuthFrame title="Sign Up" greeting="Your first coupon is waiting." motto={['Pull up', 'a chair.']}>
        <div className="auth-fields">
          <SignUpForm {...props} />
          <GoogleButton>Sign up with Google</GoogleButton>
        </div>
        <div className="auth-other">
          <p>Already one of us?</p>
          <LinkButton variant="line" size="sm" href={paths.login}>
            Login
          </LinkButton>
        </div>
      </AuthFrame>
    </>
  );
}
