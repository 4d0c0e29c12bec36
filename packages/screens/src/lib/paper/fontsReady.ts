/** How long the fonts may take, ms; then it goes without them. */
const PATIENCE = 3000;

/** The shop's own letters are here, or will not come soon: before, nothing can be measured. */
export const fontsReady = (): Promise<unknown> =>
  Promise.race([document.fonts.ready, new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
