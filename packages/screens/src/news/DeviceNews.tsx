import { IconButton, MessageCircleMore, toast } from '@seduh/ui';
import { useEffect } from 'react';
import { useDeviceNews } from './useDeviceNews';
import { HOW_TO_ALLOW } from './words';

/** The board's switch: whether this device tells of new orders while the board is closed. Nothing where it cannot. */
export function DeviceNews() {
  const { state, busy, problem, turnOn, turnOff } = useDeviceNews();
  useEffect(() => {
    if (problem) toast.error(problem);
  }, [problem]);
  if (state === 'unsupported' || state === 'unknown') return null;
  const isOn = state === 'on';
  const press = () => {
    if (state === 'denied') toast.error(HOW_TO_ALLOW);
    else void (isOn ? turnOff() : turnOn());
  };
  return (
    <IconButton
      outlined
      label="Notices of new orders on this device"
      title={isOn ? 'Notices are on' : 'Notices are off'}
      icon={<MessageCircleMore />}
      aria-pressed={isOn}
      disabled={busy}
      onClick={press}
    />
  );
}
