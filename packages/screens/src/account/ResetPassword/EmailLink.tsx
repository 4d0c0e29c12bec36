import type { ApiError } from '@seduh/api-client';
import { Banner, Button, GlassIllustration, LinkButton } from '@seduh/ui';
import { type ReactNode, useState } from 'react';
import { paths } from '../../lib/paths';
import { PageTitle } from '../../lib/page/PageTitle';
import { useSubmit } from '../../lib/useSubmit';
import { useWords } from '../../lib/words/words';
import { accountWords } from '../words';
import './ResetPassword.css';

export interface EmailLinkProps<Result> {
  /** The token of the mailed link; null for who is here without one. */
  token: string | null;
  title: string;
  lead: string;
  /** What the one button says and does. */
  button: string;
  act: (token: string) => Promise<Result>;
  /** What stands under the title once that is done. */
  done: (result: Result) => ReactNode;
}

/** What the page says when its link is at its end; undefined while another press may help. */
const endOf = ({ code, msg }: ApiError): string | undefined =>
  code === 'LINK_EXPIRED' || code === 'EMAIL_TAKEN' || code === 'VALIDATION' ? msg : undefined;

/**
 * The page of a mailed link that does something once its button is pressed: mail scanners open links, and some run the
 * scripts of what they find.
 */
export function EmailLink<Result>({ token, title, lead, button, act, done }: EmailLinkProps<Result>) {
  const m = useWords(accountWords);
  const [result, setResult] = useState<{ value: Result }>();
  const [end, setEnd] = useState(token === null ? m.notComplete : undefined);
  const { submit, busy, problem } = useSubmit();

  const press = async () => {
    if (token === null) return;
    await submit(
      async () => setResult({ value: await act(token) }),
      (error) => setEnd(endOf(error)),
    );
  };

  return (
    <div className="sd-wrap sd-narrow reset">
      <PageTitle>{title}</PageTitle>
      <GlassIllustration className="reset-glass" scene={end ? 'tipped' : 'lidded'} width="88" />
      <h1 className="sd-display sd-t-1">{title}</h1>
      {result ? (
        <div className="reset-form reset-lead">{done(result.value)}</div>
      ) : (
        <>
          <p className="sd-lead reset-lead">{lead}</p>
          <div className="reset-form">
            {(end ?? problem) && <Banner tone="bad">{end ?? problem}</Banner>}
            {end ? (
              <LinkButton size="lg" block href={paths.profile}>
                {m.toProfile}
              </LinkButton>
            ) : (
              <Button size="lg" block loading={busy} onClick={() => void press()}>
                {button}
              </Button>
            )}
          </div>
        </>
      )}
    </div>
  );
}
