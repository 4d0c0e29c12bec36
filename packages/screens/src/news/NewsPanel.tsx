import { changeNotices, useProfile } from '@seduh/api-client';
import type { NoticeSettings } from '@seduh/contract';
import { Banner, Button, Checkbox, Panel, Skeleton } from '@seduh/ui';
import { useSubmit } from '../lib/useSubmit';
import './News.css';
import { type DeviceNewsState, useDeviceNews } from './useDeviceNews';
import { HOW_TO_ALLOW } from './words';

/** Which news somebody gets and where: on this device, by mail, by phone. Each is saved as it is ticked. */
export function NewsPanel() {
  const device = useDeviceNews();
  const { data, error, retry } = device.settings;
  return (
    <Panel title="News of your orders" className="news">
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
              Try again
            </Button>
          </div>
        </>
      ) : (
        <div role="status" aria-label="Loading which news you get">
          <Skeleton width="80" />
        </div>
      )}
    </Panel>
  );
}

type Choice = 'receipt_mails' | 'news_mails' | 'news_messages';

function Choices({ settings }: { settings: NoticeSettings }) {
  const { submit, busyWith, problem } = useSubmit<Choice>();
  const { data: profile } = useProfile();
  const { message_channel: channel } = settings;
  const choices: [name: Choice, label: string, isOff?: boolean][] = [
    ['receipt_mails', 'Receipts by e-mail'],
    ['news_mails', 'News by e-mail: accepted, late, ready, on the way'],
  ];
  const hasPhone = Boolean(profile?.phone);
  if (channel)
    choices.push(['news_messages', `The same by ${channel}${hasPhone ? '' : ', once you add a phone'}`, !hasPhone]);
  return (
    <div className="news-rows">
      {choices.map(([name, label, isOff]) => (
        <Checkbox
          key={name}
          label={label}
          // shown as it will be, and as it was where the server did not take it
          checked={busyWith === name ? !settings[name] : settings[name]}
          disabled={busyWith !== null || isOff}
          onChange={({ target }) => void submit(() => changeNotices({ [name]: target.checked }), undefined, name)}
        />
      ))}
      {problem && <Banner tone="bad">{problem}</Banner>}
    </div>
  );
}

/** One press for this device, either way; nothing where it cannot be told. */
function ThisDevice({ state, busy, problem, turnOn, turnOff }: DeviceNewsState) {
  if (state === 'unsupported' || state === 'unknown') return null;
  if (state === 'denied') return <Banner>{HOW_TO_ALLOW}</Banner>;
  return (
    <>
      {problem && <Banner tone="bad">{problem}</Banner>}
      <div className="news-acts">
        <Button variant="line" loading={busy} onClick={() => void (state === 'on' ? turnOff() : turnOn())}>
          {state === 'on' ? 'Turn off on this device' : 'Tell me on this device'}
        </Button>
      </div>
    </>
  );
}
