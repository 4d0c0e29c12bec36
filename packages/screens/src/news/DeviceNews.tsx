import { IconButton, MessageCircleMore, toast } from '@seduh/ui';
import { useEffect } from 'react';
import { useWords } from '../lib/words/words';
import { useDeviceNews } from './useDeviceNews';
import { newsWords } from './words';

/** The board's switch: whether this device tells of new orders while the board is closed. Nothing where it cannot. */
export function DeviceNews() {
  const m = useWords(newsWords);
  const { state, busy, problem, turnOn, turnOff } = useDeviceNews();
  useEffect(() => {
    if (problem) toast.error(problem);
  }, [problem]);
  if (state === 'unsupported' || state === 'unknown') return null;
  const isOn = state === 'on';
  const press = () => {
    if (state === 'denied') toast.error(m.howToAllow);
    else void (isOn ? turnOff() : turnOn());
  };
  return (
    <IconButton
      outlined
      label={m.newOrders}
      title={isOn ? m.areOn : m.areOff}
      icon={<MessageCircleMore />}
      aria-pressed={isOn}
      disabled={busy}
      onClick={press}
    />
  );
}
