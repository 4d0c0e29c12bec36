/** Of a picture: where the layout is, and which clothes it wears. */
export interface Version {
  /** Its name in the baselines and in Chromatic: "390-dark". */
  name: string;
  /** Size of the page, CSS px. */
  width: number;
  height: number;
  theme: 'light' | 'dark';
}

/** What is known of a story before it is shown. */
export interface Subject {
  /** "screens-cart--long-text". */
  id: string;
  title: string;
  /** Its file, from the root. */
  file: string;
  tags: readonly string[];
  /** Globals the story pins: `{ theme: 'dark', viewport: { value: 'phone' } }`. */
  globals: Record<string, unknown>;
  /** The viewports that a pinned one names, as Storybook knows them. */
  viewports: Record<string, { styles: { width: string; height: string } }>;
}

const DESKTOP = { width: 1280, height: 900 };
const PHONE = { width: 390, height: 844 };
const LIGHT = 'light' as const;
const DARK = 'dark' as const;

/** The tag of a story that is about what is done: where it ends is no state of its own. docs/decisions/0043. */
export const BEHAVIOUR = 'behaviour';

/** A screen's own file holds its main states; the files beside it (`PaymentScreen.refusals.stories.tsx`) its further ones. */
const isFurther = (file: string): boolean => /\/\w+\.\w[\w-]*\.stories\.tsx$/.test(file);

function pinnedSize({ globals, viewports }: Subject): typeof DESKTOP | undefined {
  const { value } = (globals.viewport ?? {}) as { value?: string };
  const styles = value === undefined ? undefined : viewports[value]?.styles;
  return styles && { width: Number.parseInt(styles.width, 10), height: Number.parseInt(styles.height, 10) };
}

/** Size of the page a story is opened in, CSS px: the one it pins, or a desk's. */
export function stageOf(subject: Subject): { width: number; height: number } {
  return pinnedSize(subject) ?? DESKTOP;
}

function pinnedTheme({ globals: { theme } }: Subject): Version['theme'] | undefined {
  return theme === LIGHT || theme === DARK ? theme : undefined;
}

/** A screen as it is meant to be is pictured in every way; what else it can be, by day on a desk and by night on a phone. */
const isMain = (id: string): boolean => id.endsWith('--success');
const isPhone = ({ width }: { width: number }): boolean => width < 768;
const isDiagonal = (version: Version): boolean => version.theme === (isPhone(version) ? DARK : LIGHT);

/**
 * The one rule of what is pictured, for the baselines and for Chromatic: a part by day, and by night where its story is
 * about that; a page of the handbook in both themes; a screen's states at both widths and in both themes, its further
 * ones once. What a story pins stays pinned, and a screen's story about a theme is pictured on a desk: on a phone its
 * state is pictured by night anyway. `behaviour` and `!visual` are left out.
 */
export function versionsOf(subject: Subject): Version[] {
  const { id, title, file, tags } = subject;
  if (!tags.includes('visual') || tags.includes(BEHAVIOUR)) return [];
  const isScreen = title.startsWith('Screens/');
  const isOnce = /^(?:Flows|UI)\//.test(title) || (isScreen && isFurther(file));
  const width = pinnedSize(subject);
  const theme = pinnedTheme(subject);
  const sizes = width ? [width] : isScreen && !isOnce && !theme ? [DESKTOP, PHONE] : [DESKTOP];
  const isPair = subject.globals.theme === 'both';
  const themes = theme ? [theme] : isOnce && !isPair ? [LIGHT] : [LIGHT, DARK];
  const all = sizes.flatMap((size) => themes.map((theme) => ({ name: `${size.width}-${theme}`, ...size, theme })));
  return isScreen && !isOnce && !theme && !isMain(id) ? all.filter(isDiagonal) : all;
}
