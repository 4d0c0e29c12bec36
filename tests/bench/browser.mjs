import { chromium } from 'playwright';
import { atEnd, freePort } from './processes.mjs';

// on a signal the run ends the browser in its turn
const OURS_TO_END = { handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false };

/** Launches the browser of the tests with a door for Lighthouse; rejects where this machine has none. */
export async function launchBrowser() {
  const { launchOptions } = await import('../../scripts/suite/chromium.mjs');
  const debuggingPort = await freePort();
  const args = [...launchOptions.args, `--remote-debugging-port=${debuggingPort}`];
  const browser = await chromium.launch({ ...launchOptions, args, ...OURS_TO_END });
  atEnd(() => browser.close());
  return { browser, debuggingPort };
}
