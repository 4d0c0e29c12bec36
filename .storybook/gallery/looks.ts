import { viewports } from '../toolbar/viewports';

/** One of the pages a state is shown on. */
export interface Look {
  theme: 'light' | 'dark';
  /** The viewport's key, name and size in px. */
  viewport: 'phone' | 'desktop';
  label: string;
  width: number;
  height: number;
}

export type WidthChoice = 'both' | 'phone' | 'desktop';
export type ThemeChoice = 'both' | 'light' | 'dark';

/** A phone is drawn larger against its size than a screen, or nothing on it could be read. */
const PHONE_AGAINST_DESKTOP = 1.5;

/** Nothing is drawn larger than this part of life, or so small that it says nothing. */
const LARGEST = { phone: 0.6, desktop: 0.4 };
const SMALLEST = { phone: 0.36, desktop: 0.22 };

/** Room between two frames, px. */
const GAP = 16;

const devices = (['phone', 'desktop'] as const).map((key) => ({ key, ...viewports[key] }));

/** The pages a state is shown on: every chosen theme at every chosen width. */
export function looksOf(widths: WidthChoice, themes: ThemeChoice): Look[] {
  return devices
    .filter(({ key }) => widths === 'both' || widths === key)
    .flatMap(({ key, name, styles }) =>
      (['light', 'dark'] as const)
        .filter((theme) => themes === 'both' || themes === theme)
        .map((theme) => ({
          theme,
          viewport: key,
          label: name,
          width: Number.parseInt(styles.width, 10),
          height: Number.parseInt(styles.height, 10),
        })),
    );
}

const within = (kind: Look['viewport'], scale: number) => Math.min(LARGEST[kind], Math.max(SMALLEST[kind], scale));

/**
 * How small the pages must be to stand in one row; where there is no room for that they stand in several.
 * @param room width of the row, px; one is left free, so that rounding breaks no row
 * @returns the scale of each kind of page
 */
export function scalesFor(looks: Look[], room: number): Record<Look['viewport'], number> {
  const weights = looks.map(({ viewport, width }) => (viewport === 'phone' ? width * PHONE_AGAINST_DESKTOP : width));
  const fit = (room - 1 - GAP * (looks.length - 1)) / weights.reduce((sum, weight) => sum + weight, 0);
  return {
    phone: within('phone', fit * PHONE_AGAINST_DESKTOP),
    desktop: within('desktop', fit),
  };
}
