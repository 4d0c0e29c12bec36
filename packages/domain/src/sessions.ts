import { LIMITS } from '@seduh/contract/constants';

const MINUTE_MS = 60_000;

/** Whether a login is so young that it counts as much as the password: a stolen token mostly is older. */
export function isFreshLogin(startedAt: Date, now: Date): boolean {
  return now.getTime() - startedAt.getTime() < LIMITS.reauthMinutes * MINUTE_MS;
}

// the narrower name first: most browsers also call themselves Chrome or Safari
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|OPT|OPiOS)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|Chromium|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

/** What an account's list of sessions calls a device nobody knows. */
export const UNKNOWN_DEVICE = 'Unknown device';

/** A device in words, such as `Chrome on Android`, from the User-Agent header. It is a hint, no proof. */
export function deviceName(userAgent: string | undefined): string {
  const nameIn = (names: typeof BROWSERS) => names.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1];
  const [browser, system] = [nameIn(BROWSERS), nameIn(SYSTEMS)];
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? system ?? UNKNOWN_DEVICE;
}
