import { useEffect, useState } from 'react';

const root = document.documentElement;

/**
 * The kitchen's mode: the board alone, larger, on the whole screen. Where the browser has no full screen or refuses it,
 * the shop's bars still go. Esc leaves.
 */
export function useKitchen(): { isOn: boolean; enter(): void; leave(): void } {
  const [isOn, setIsOn] = useState(false);

  useEffect(() => {
    if (!isOn) return undefined;
    root.dataset.kitchen = '';
    const onScreen = () => {
      if (!document.fullscreenElement) setIsOn(false);
    };
    // a dialog that closes by it has taken the key
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) setIsOn(false);
    };
    document.addEventListener('fullscreenchange', onScreen);
    document.addEventListener('keydown', onKey);
    return () => {
      delete root.dataset.kitchen;
      document.removeEventListener('fullscreenchange', onScreen);
      document.removeEventListener('keydown', onKey);
      if (document.fullscreenElement) void document.exitFullscreen().catch(() => undefined);
    };
  }, [isOn]);

  const enter = () => {
    setIsOn(true);
    // phones of one maker have no full screen for pages, and a browser may say no
    if ('requestFullscreen' in root) void root.requestFullscreen().catch(() => undefined);
  };
  return { isOn, enter, leave: () => setIsOn(false) };
}
