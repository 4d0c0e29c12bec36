import { acceptInvitation, type ApiError, useInvitation } from '@seduh/api-client';
import type { OpenInvitation } from '@seduh/contract';
import { LIMITS } from '@seduh/contract/constants';
import { Banner, GlassIllustration, LinkButton, PasswordField, Skeleton, TextField } from '@seduh/ui';
import { type FormEvent, useState } from 'react';
import { bundleWords } from '../../lib/bundles/words';
import { ListFailed } from '../../lib/page/ListFailed';
import { PageTitle } from '../../lib/page/PageTitle';
import { paths } from '../../lib/paths';
import { LEAVING } from '../../lib/useSubmit';
import { useWords } from '../../lib/words/words';
import { AccountForm, NewPasswordField } from '../AccountForm';
import { missingIn, useFormSubmit } from '../useFormSubmit';
import { accountWords } from '../words';
import { joinWords } from './words';
import '../ResetPassword/ResetPassword.css';

export interface JoinScreenProps {
  /** The token of a mailed invitation; null for who is here without one. */
  token: string | null;
  /** Called once the account is there and logged in. */
  onJoined: () => void;
}

/** Where whoever is invited to work here chooses a name and a password; a link that is over says what to do. */
export function JoinScreen({ token, onJoined }: JoinScreenProps) {
  const account = useWords(accountWords);
  const m = useWords(joinWords);
  const bundles = useWords(bundleWords);
  const { data: invitation, error, retry } = useInvitation(token);
  // what the server said of a link that was used or withdrawn while the form was filled in
  const [refusal, setRefusal] = useState<string>();
  const isDead = error !== undefined && isEnd(error);
  const end = token === null ? account.notComplete : (refusal ?? (isDead ? error.msg : undefined));
  const title = end ? m.isDead : m.title;

  return (
    <div className="sd-wrap sd-narrow reset">
      <PageTitle>{title}</PageTitle>
      <GlassIllustration className="reset-glass" scene={end ? 'tipped' : 'lidded'} width="88" />
      <h1 className="sd-display sd-t-1">{title}</h1>
      {end ? (
        <div className="reset-form reset-lead">
          <Banner tone="bad">{end}</Banner>
          <LinkButton size="lg" variant="line" block href={paths.login}>
            {m.toLogin}
          </LinkButton>
        </div>
      ) : invitation && token !== null ? (
        <>
          <p className="sd-lead reset-lead">{m.lead(invitation.email, bundles.names[invitation.bundle])}</p>
          <JoinForm token={token} invitation={invitation} onJoined={onJoined} onDead={setRefusal} />
        </>
      ) : error ? (
        <ListFailed title={m.failed} error={error} onRetry={retry} />
      ) : (
        <div className="reset-form reset-lead" aria-busy="true">
          <p role="status">{m.asksLead}</p>
          <Skeleton width="80" />
          <Skeleton width="40" />
        </div>
      )}
    </div>
  );
}

/** Whether another press cannot help: the link is over, or is none. */
const isEnd = ({ code }: ApiError): boolean => code === 'LINK_EXPIRED' || code === 'VALIDATION';

interface JoinFormProps extends Pick<JoinScreenProps, 'onJoined'> {
  token: string;
  invitation: OpenInvitation;
  /** Called with the server's words where the link works no more. */
  onDead: (msg: string) => void;
}

function JoinForm({ token, invitation, onJoined, onDead }: JoinFormProps) {
  const account = useWords(accountWords);
  const m = useWords(joinWords);
  const errorsOf = ({ code, msg, fields }: ApiError) => {
    if (code !== 'LINK_EXPIRED' && !fields.token) return undefined;
    onDead(msg);
    return {};
  };
  const empty = { name: '', newPassword: '', confirmPassword: '' };
  const { frame, values, control, submitForm } = useFormSubmit(empty, errorsOf);

  const submit = (event: FormEvent) => {
    const typed = { ...values, name: values.name.trim() };
    const asks = { name: m.addName, newPassword: account.addNewPassword, confirmPassword: account.onceMore };
    const differ = values.newPassword === values.confirmPassword ? null : { confirmPassword: account.differ };
    submitForm(event, missingIn(typed, asks, account.required) ?? differ, async () => {
      await acceptInvitation({ token, ...typed });
      onJoined();
      return LEAVING;
    });
  };

  return (
    <AccountForm {...frame} className="reset-form" button={m.join} onSubmit={submit}>
      <TextField label={m.name} autoComplete="name" maxLength={LIMITS.displayName} {...control('name')} />
      {/* for the browser's own list of passwords */}
      <input
        className="sd-sr"
        type="email"
        autoComplete="username"
        readOnly
        tabIndex={-1}
        aria-hidden
        value={invitation.email}
      />
      <NewPasswordField owner={{ email: invitation.email, name: values.name }} {...control('newPassword')} />
      <PasswordField
        label={account.confirmPassword}
        autoComplete="new-password"
        maxLength={LIMITS.passwordMax}
        {...control('confirmPassword')}
      />
    </AccountForm>
  );
}
