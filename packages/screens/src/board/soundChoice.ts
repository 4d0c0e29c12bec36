import { persisted, usePersisted } from '../lib/persisted';

/** The choice on this device: on unless switched off. */
const sound = persisted(
  'localStorage',
  'boardSound',
  (text) => text !== 'off',
  (isOn) => (isOn ? 'on' : 'off'),
);

/** Whether new orders ring on this device; the choice is kept there. */
export const useSoundChoice = () => usePersisted(sound);
