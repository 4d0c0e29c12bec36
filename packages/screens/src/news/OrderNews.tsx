import { Banner, Bell, Button, Panel } from '@seduh/ui';
import { useState } from 'react';
import './News.css';
import { type DeviceNewsState, useDeviceNews } from './useDeviceNews';
import { HOW_TO_ALLOW } from './words';

export interface OrderNewsProps {
  /** It is brought to the door: it is on the way where another one is ready. */
  toTheDoor: boolean;
}

/**
 * Offers to be told of the order on this device, once: nothing where the device cannot, the browser may not, or somebody
 * has said no before. What is on goes off in the same place.
 */
export function OrderNews({ toTheDoor }: OrderNewsProps) {
  const news = useDeviceNews();
  const [wasPressed, setWasPressed] = useState(false);
  const { state, isQuiet } = news;
  if (state === 'unsupported' || state === 'unknown') return null;
  // who has pressed is answered; who has not is left alone after a no
  if (state !== 'on' && !wasPressed && (isQuiet || state === 'denied')) return null;
  const press = () => {
    setWasPressed(true);
    void (state === 'on' ? news.turnOff() : news.turnOn());
  };
  const leave = () => {
    news.setIsQuiet(true);
    setWasPressed(false);
  };
  return <OrderNewsCard news={news} toTheDoor={toTheDoor} onPress={press} onLeave={leave} />;
}

interface OrderNewsCardProps extends OrderNewsProps {
  news: DeviceNewsState;
  onPress: () => void;
  onLeave: () => void;
}

function OrderNewsCard({ news: { state, busy, problem }, toTheDoor, onPress, onLeave }: OrderNewsCardProps) {
  const what = toTheDoor ? 'on the way' : 'ready';
  return (
    <Panel title="News of this order" className="news">
      {state === 'denied' ? (
        <Banner>{HOW_TO_ALLOW}</Banner>
      ) : (
        <p>
          {state === 'on'
            ? `This device tells you when it is accepted, late or ${what}.`
            : busy
              ? 'Your browser asks you now.'
              : `Put the phone away: we tell you here when it is ${what}.`}
        </p>
      )}
      {problem && <Banner tone="bad">{problem}</Banner>}
      {state !== 'denied' && (
        <div className="news-acts">
          {state === 'on' ? (
            <Button variant="line" size="sm" loading={busy} onClick={onPress}>
              Turn off
            </Button>
          ) : (
            <>
              <Button icon={<Bell />} loading={busy} onClick={onPress}>
                {problem ? 'Try again' : `Tell me when it is ${what}`}
              </Button>
              <Button variant="quiet" disabled={busy} onClick={onLeave}>
                Not now
              </Button>
            </>
          )}
        </div>
      )}
    </Panel>
  );
}
