import { Banner, Bell, Button, Panel } from '@seduh/ui';
import { useState } from 'react';
import { useWords } from '../lib/words/words';
import './News.css';
import { type DeviceNewsState, useDeviceNews } from './useDeviceNews';
import { newsWords } from './words';

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
  const m = useWords(newsWords);
  const what = toTheDoor ? 'door' : 'ready';
  return (
    <Panel title={m.thisOrder} className="news">
      {state === 'denied' ? (
        <Banner>{m.howToAllow}</Banner>
      ) : (
        <p>{state === 'on' ? m.told : busy ? m.asking : m.offer[what]}</p>
      )}
      {problem && <Banner tone="bad">{problem}</Banner>}
      {state !== 'denied' && (
        <div className="news-acts">
          {state === 'on' ? (
            <Button variant="line" size="sm" loading={busy} onClick={onPress}>
              {m.turnOff}
            </Button>
          ) : (
            <>
              <Button icon={<Bell />} loading={busy} onClick={onPress}>
                {problem ? m.tryAgain : m.tellMe[what]}
              </Button>
              <Button variant="quiet" disabled={busy} onClick={onLeave}>
                {m.notNow}
              </Button>
            </>
          )}
        </div>
      )}
    </Panel>
  );
}
