import { confirmEmail } from '@seduh/api-client';
import { Banner, LinkButton } from '@seduh/ui';
import { paths } from '../../lib/paths';
import { EmailLink, type EmailLinkProps } from './EmailLink';

export type ConfirmEmailScreenProps = Pick<EmailLinkProps<string>, 'token'>;

/** Where a new email is confirmed. */
export function ConfirmEmailScreen({ token }: ConfirmEmailScreenProps) {
  return (
    <EmailLink
      token={token}
      title="Confirm your email"
      lead="You asked us to use this address for your account. Say yes, and it counts from now on."
      button="Yes, this is my email"
      act={confirmEmail}
      done={(email) => (
        <>
          <Banner tone="ok">{`Your email is ${email} from now on. Log in with it.`}</Banner>
          <LinkButton size="lg" block href={paths.profile}>
            To your profile
          </LinkButton>
        </>
      )}
    />
  );
}
