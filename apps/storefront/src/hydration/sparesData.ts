/** Whether this visitor's browser asks to spare data: then nothing is fetched that nobody asked for. */
export const sparesData = (): boolean | undefined =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData;
