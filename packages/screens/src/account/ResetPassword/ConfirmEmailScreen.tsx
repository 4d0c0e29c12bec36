import { confirmEmail } from '@seduh/api-client';
import { Banner, LinkButton } from '@seduh/ui';
import { paths } from '../../lib/paths';
import { useWords } from '../../lib/words/words';
import { accountWords } from '../words';
import { EmailLink, type EmailLinkProps } from './EmailLink';

export type ConfirmEmailScreenProps = Pick<EmailLinkProps<string>, 'token'>;

/** Where a new email is confirmed. */
export function ConfirmEmailScreen({ token }: ConfirmEmailScreenProps) {
  const m = useWords(accountWords);
  return (
    <EmailLink
      token={token}
      title={m.confirmTitle}
      lead={m.confirmLead}
      button={m.confirm}
      act={confirmEmail}
      done={(email) => (
        <>
          <Banner tone="ok">{m.confirmed(email)}</Banner>
          <LinkButton size="lg" block href={paths.profile}>
            {m.toProfile}
          </LinkButton>
        </>
      )}
    />
  );
}
