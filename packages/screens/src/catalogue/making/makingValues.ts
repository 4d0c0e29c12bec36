import { MAKING_LIMITS, STATIONS, type Station } from '@seduh/contract/constants';
import type { TextFieldProps } from '@seduh/ui';
import type { MakingWords } from './words';

/** What a select says where nobody has chosen a station. */
const UNSET = 'usual';

/** A station as the select of a form has it. */
export const stationValue = (station: Station | null): string => station ?? UNSET;

/** @returns null for none of them */
export const stationFrom = (value: string): Station | null => STATIONS.find((station) => station === value) ?? null;

/** The choices of such a select. @param unset what none of them means */
export const stationOptions = (m: MakingWords, unset: string) => [
  { value: UNSET, label: unset },
  ...STATIONS.map((station) => ({ value: station as string, label: m.stations[station] })),
];

/** Of the field for seconds. */
export const SECONDS_INPUT = {
  inputMode: 'numeric',
  autoComplete: 'off',
  maxLength: String(MAKING_LIMITS.seconds).length,
} as const satisfies Partial<TextFieldProps>;

/** Whether this is longer than anything may take. */
export const isTooLong = (seconds: number | null): boolean => (seconds ?? 0) > MAKING_LIMITS.seconds;

/** Seconds in words. @param none what no seconds mean */
export const secondsInWords = (seconds: number | null, m: MakingWords, locale: string, none: string): string =>
  seconds === null ? none : m.inSeconds(seconds.toLocaleString(locale));

/** That it is longer than anything may take. */
export const tooLongInWords = (m: MakingWords, locale: string): string =>
  m.tooLong(MAKING_LIMITS.seconds.toLocaleString(locale));
