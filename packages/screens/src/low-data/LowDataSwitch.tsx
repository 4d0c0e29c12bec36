import { Button, Check, toast } from '@seduh/ui';
import { useSyncExternalStore } from 'react';
import { useWords } from '../lib/words/words';
import { isBrowsersWish, isLowData, listen, setLowData } from './lowData';
import './LowDataSwitch.css';
import { lowDataWords } from './words';

/**
 * Asks for small pictures and nothing ahead, on this device, where the browser has no such wish. A page from the server
 * shows it off to everybody; the script in it puts that right before React does.
 */
export function LowDataSwitch() {
  const m = useWords(lowDataWords);
  const isOn = useSyncExternalStore(
    listen,
    () => isLowData() || isBrowsersWish(),
    () => false,
  );

  const change = () => {
    if (isBrowsersWish()) return toast.success(m.byBrowser);
    setLowData(!isOn);
    toast.success(isOn ? m.off : m.on);
  };

  return (
    <Button variant="quiet" size="sm" className="low-data" icon={<Check />} aria-pressed={isOn} onClick={change}>
      {m.label}
    </Button>
  );
}
