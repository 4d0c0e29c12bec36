import { fontsReady } from './fontsReady';

/** How long a browser may take to begin printing, ms; the usual ones begin within the call. */
const BEGINS_WITHIN = 3000;
/** How long a paper stays for a browser that does not say when it has printed, ms. */
const ENDS_WITHIN = 120_000;

/** A page's size, mm. */
export interface PageSize {
  width: number;
  height: number;
}

const heard = (event: string, within: number): Promise<boolean> =>
  new Promise((resolve) => {
    const end = (isHeard: boolean) => {
      clearTimeout(timer);
      window.removeEventListener(event, hear);
      resolve(isHeard);
    };
    const hear = () => end(true);
    const timer = setTimeout(() => end(false), within);
    window.addEventListener(event, hear);
  });

/**
 * Prints what is laid out for it in the page, on pages of its own size and without the rest of the page, once.
 * @param sizeOf asked when the letters are there
 * @param isGone whether nobody wants it any more
 * @returns whether the browser has printed, or has asked its user
 */
export async function printPaper(sizeOf: () => PageSize, isGone: () => boolean): Promise<boolean> {
  await fontsReady();
  if (isGone()) return true;
  const { width, height } = sizeOf();
  // the policy lets no style tag in; a sheet made by code is none
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`@page { size: ${width}mm ${height}mm; margin: 0 }`);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  document.documentElement.dataset.paper = '';
  const begins = heard('beforeprint', BEGINS_WITHIN);
  const ends = heard('afterprint', ENDS_WITHIN);
  try {
    window.print();
    if (!(await begins)) return false;
    await ends;
    return true;
  } catch {
    return false;
  } finally {
    delete document.documentElement.dataset.paper;
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  }
}
