import { changeNotices, useProfile } from '@seduh/api-client';
import type { NoticeSettings } from '@seduh/contract';
import { Banner, Button, Checkbox, Panel, Skeleton } from '@seduh/ui';
import { useState } from 'react';
import { useSubmit } from '../lib/useSubmit';
import { useWords } from '../lib/words/words';
import './News.css';
import { type DeviceNewsState, useDeviceNews } from './useDeviceNews';
import { newsWords } from './words';

/** Which news somebody gets and where: on this device, by mail, by phone. Each is saved as it is ticked. */
export function NewsPanel() {
  const m = useWords(newsWords);
  const device = useDeviceNews();
  const { data, error, retry } = device.settings;
  return (
    <Panel title={m.yourOrders} className="news">
      {data ? (
        <>
          <Choices settings={data} />
          <ThisDevice {...device} />
        </>
      ) : error ? (
        <>
          <Banner tone="bad">{error.msg}</Banner>
          <div className="news-acts">
            <Button variant="line" onClick={retry}>
              {m.tryAgain}
            </Button>
          </div>
        </>
      ) : (
        <div role="status" aria-label={m.loading}>
          <Skeleton width="80" />
        </div>
      )}
    </Panel>
  );
}

type Choice = 'receipt_mails' | 'news_mails' | 'news_messages';

function Choices({ settings }: { settings: NoticeSettings }) {
  const m = useWords(newsWords);
  const { submit, busyWith, problem } = useSubmit<Choice>();
  const [wanted, setWanted] = useState(false);
  const { data: profile } = useProfile();
  const { message_channel: channel } = settings;
  const choices: [name: Choice, label: string, isOff?: boolean][] = [
    ['receipt_mails', m.receipts],
    ['news_mails', m.byMail],
  ];
  const hasPhone = Boolean(profile?.phone);
  if (channel) choices.push(['news_messages', hasPhone ? m.sameBy(channel) : m.sameByOnce(channel), !hasPhone]);
  return (
    <div className="news-rows">
      {choices.map(([name, label, isOff]) => (
        <Checkbox
          key={name}
          label={label}
          // shown as it will be, also in the moment after the answer, and as it was where the server did not take it
          checked={busyWith === name ? wanted : settings[name]}
          disabled={busyWith !== null || isOff}
          onChange={({ target: { checked } }) => {
            setWanted(checked);
            void submit(() => changeNotices({ [name]: checked }), undefined, name);
          }}
        />
      ))}
      {problem && <Banner tone="bad">{problem}</Banner>}
    </div>
  );
}

/** One press for this device, either way; nothing where it cannot be told. */
function ThisDevice({ state, busy, problem, turnOn, turnOff }: DeviceNewsState) {
  const m = useWords(newsWords);
  if (state === 'unsupported' || state === 'unknown') return null;
  if (state === 'denied') return <Banner>{m.howToAllow}</Banner>;
  return (
    <>
      {problem && <Banner tone="bad">{problem}</Banner>}
      <div className="news-acts">
        <Button variant="line" loading={busy} onClick={() => void (state === 'on' ? turnOff() : turnOn())}>
          {state === 'on' ? m.offHere : m.onHere}
        </Button>
      </div>
    </>
  );
}
