import { stopNews } from '@seduh/api-client';
import { Banner, Button, GlassIllustration, LinkButton } from '@seduh/ui';
import { type FormEvent, useState } from 'react';
import { PageTitle } from '../lib/page/PageTitle';
import { paths } from '../lib/paths';
import { useSubmit } from '../lib/useSubmit';
import { useWords } from '../lib/words/words';
import './NewsStop.css';
import { newsWords } from './words';

export interface NewsStopScreenProps {
  /** The token of the mail's link; null for who is here without one, undefined while that is not known. */
  token: string | null | undefined;
  /** What became of a press before this page's code was there. */
  outcome?: 'stopped' | 'dead' | undefined;
}

/**
 * Ends news by mail at the press of its one button, and by nothing else: mail scanners open links, and some run the scripts
 * of what they find. Without script the button sends the form to the page's own address.
 */
export function NewsStopScreen({ token, outcome }: NewsStopScreenProps) {
  const m = useWords(newsWords);
  const [ended, setEnded] = useState<'stopped' | 'dead'>();
  const { submit, busy, problem } = useSubmit();
  const state = ended ?? outcome ?? (token === null ? 'incomplete' : 'asks');

  const press = (event: FormEvent) => {
    event.preventDefault();
    if (!token) return;
    void submit(
      async () => {
        await stopNews(token);
        setEnded('stopped');
      },
      ({ code }) => {
        if (code === 'LINK_EXPIRED' || code === 'VALIDATION') setEnded('dead');
      },
    );
  };

  return (
    <div className="sd-wrap sd-narrow news-stop">
      <PageTitle>{m.stopTitle}</PageTitle>
      <GlassIllustration scene={state === 'dead' || state === 'incomplete' ? 'tipped' : 'lidded'} width="88" />
      <h1 className="sd-display sd-t-1">{state === 'stopped' ? m.stoppedTitle : m.stopTitle}</h1>
      {state === 'asks' ? (
        <>
          <p className="sd-lead">{m.stopLead}</p>
          <form method="post" className="news-stop-acts" onSubmit={press}>
            {problem && <Banner tone="bad">{problem}</Banner>}
            <Button type="submit" size="lg" block loading={busy}>
              {m.stop}
            </Button>
          </form>
        </>
      ) : (
        <div className="news-stop-acts">
          <Banner tone={state === 'stopped' ? 'ok' : 'bad'}>
            {state === 'stopped' ? m.stopped : state === 'dead' ? m.stopDead : m.stopIncomplete}
          </Banner>
          <LinkButton size="lg" variant={state === 'stopped' ? 'line' : 'accent'} block href={paths.profile}>
            {state === 'stopped' ? m.stopAgain : m.toProfile}
          </LinkButton>
        </div>
      )}
    </div>
  );
}
