import { asksLowData } from '@seduh/contract/constants';

/** Whether this visitor asks to spare data, by their browser or by the switch: then nothing is fetched that nobody asked for. */
export const sparesData = (): boolean | undefined =>
  asksLowData(document.cookie) || (navigator as { connection?: { saveData?: boolean } }).connection?.saveData;
