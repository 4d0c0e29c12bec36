import {
  canBeTold,
  readDevice,
  sendSubscription,
  turnOffDevice,
  turnOnDevice,
  useNoticeSettings,
} from '@seduh/api-client';
import type { NoticeSettings } from '@seduh/contract';
import { useEffect, useState } from 'react';
import { persisted, usePersisted } from '../lib/persisted';
import { useSubmit } from '../lib/useSubmit';
import { useWords } from '../lib/words/words';
import { newsWords } from './words';

type Device = Awaited<ReturnType<typeof readDevice>>;

/**
 * What this device is told. `unsupported`: it cannot be told anything; `denied`: its browser does not let the shop;
 * `unknown`: not found out yet, or not to be found out.
 */
export type DeviceState = 'unsupported' | 'unknown' | 'off' | 'on' | 'denied';

/** Whether the order's page leaves it at that: who has said no is not asked on the next order. */
const quiet = persisted(
  'localStorage',
  'newsQuiet',
  (text) => text === 'yes',
  (isQuiet) => (isQuiet ? 'yes' : 'no'),
);

/** Being told on this device: whether it is, and one press for either way. */
export function useDeviceNews() {
  const m = useWords(newsWords);
  const settings = useNoticeSettings();
  const [device, setDevice] = useState<Device | null>(null);
  const [isQuiet, setIsQuiet] = usePersisted(quiet);
  const { submit, busy, problem, setProblem } = useSubmit();
  const { data } = settings;

  useEffect(() => {
    let isHere = true;
    if (canBeTold())
      readDevice().then(
        (found) => isHere && setDevice(found),
        () => undefined,
      );
    return () => {
      isHere = false;
    };
  }, []);
  useMovedSubscription(data, device);

  const turnOn = () =>
    submit(async () => {
      if (!data) return;
      const now = await turnOnDevice(data);
      // it may, and could not: nothing of the shop's to repair
      if (!now) return setProblem(m.noService);
      setDevice(now);
      // asked once: whatever was said holds until somebody presses again
      setIsQuiet(!now.subscription);
    });
  const turnOff = () =>
    submit(async () => {
      if (!data) return;
      await turnOffDevice(data);
      setIsQuiet(true);
    });

  return { settings, state: stateOf(data, device), busy, problem, isQuiet, setIsQuiet, turnOn, turnOff };
}

export type DeviceNewsState = ReturnType<typeof useDeviceNews>;

function stateOf(settings: NoticeSettings | undefined, device: Device | null): DeviceState {
  if (!canBeTold()) return 'unsupported';
  if (!settings || !device) return 'unknown';
  if (device.permission === 'denied') return 'denied';
  const isOn = device.subscription !== null && device.subscription.endpoint === settings.push_endpoint;
  return isOn ? 'on' : 'off';
}

/** A browser may change its subscription by itself: the server follows, as nobody has turned it off. */
function useMovedSubscription(settings: NoticeSettings | undefined, device: Device | null): void {
  const subscription = device?.subscription;
  const isMoved = settings?.push_endpoint && subscription && settings.push_endpoint !== subscription.endpoint;
  useEffect(() => {
    // what fails is tried again on the next visit
    if (isMoved) sendSubscription(settings, subscription).catch(() => undefined);
  }, [isMoved, settings, subscription]);
}
