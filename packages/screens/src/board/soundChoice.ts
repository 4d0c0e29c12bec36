import { useState } from 'react';

/** Local storage key of the choice. */
const SOUND_KEY = 'boardSound';

function isChosen(): boolean {
  try {
    return localStorage.getItem(SOUND_KEY) !== 'off';
  } catch {
    return true;
  }
}

function keep(isOn: boolean): void {
  try {
    localStorage.setItem(SOUND_KEY, isOn ? 'on' : 'off');
  } catch {
    // storage is blocked or full: the choice then holds for this visit
  }
}

/** Whether new orders ring on this device, on unless switched off; the choice is kept there. */
export function useSoundChoice(): [boolean, (isOn: boolean) => void] {
  const [isOn, setIsOn] = useState(isChosen);
  const choose = (next: boolean) => {
    setIsOn(next);
    keep(next);
  };
  return [isOn, choose];
}
