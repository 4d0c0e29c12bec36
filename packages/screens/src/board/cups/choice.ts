import { persisted, usePersisted } from '../../lib/persisted';

const cupsShown = persisted(
  'localStorage',
  'boardCups',
  (text) => text === 'on',
  (isOn) => (isOn ? 'on' : 'off'),
);

/** Whether this device shows cups, orders unless switched; the choice is kept there. */
export const useCupsChoice = () => usePersisted(cupsShown);
