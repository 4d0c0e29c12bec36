/**
 * How a story is looked at otherwise than at rest: under a pointer, while it is pressed, with the keyboard's focus, from
 * right to left, on paper.
 */
export type Look = 'hover' | 'active' | 'focus' | 'rtl' | 'print';

/** Of a picture: where the layout is, and which clothes it wears. */
export interface Version {
  /** Its name in the baselines and in Chromatic: "390-dark", "1280-light-hover". */
  name: string;
  /** Size of the page, CSS px. */
  width: number;
  height: number;
  theme: 'light' | 'dark';
  /** None: at rest. */
  look?: Look;
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
/** An upright A4 sheet at 96 px to the inch. */
const PAPER = { width: 794, height: 1123 };
const LIGHT = 'light' as const;
const DARK = 'dark' as const;

/** The tag of a story that is about what is done: where it ends is no state of its own. docs/decisions/0043. */
export const BEHAVIOUR = 'behaviour';

/** The tag of a story that shows looks under a pointer which its part's first story does not. docs/decisions/0048. */
export const POINTER = 'pointer';

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
 * state is pictured by night anyway. `behaviour` and `!visual` are left out. Then the {@link Look looks}: a part's first
 * story from right to left and, if anything in it can be acted on, under a pointer; a screen as it is meant to be on paper.
 */
export function versionsOf(subject: Subject): Version[] {
  if (!subject.tags.includes('visual') || subject.tags.includes(BEHAVIOUR)) return [];
  return [...versionsAtRest(subject), ...looksOf(subject)];
}

function versionsAtRest(subject: Subject): Version[] {
  const { id, title, file } = subject;
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

const isFirst = (id: string): boolean => id.endsWith('--default');

function looksOf(subject: Subject): Version[] {
  const { id, title, file, tags } = subject;
  const inLook = (size: typeof DESKTOP, theme: Version['theme'], look: Look): Version => ({
    name: `${size.width}-${theme}-${look}`,
    ...size,
    theme,
    look,
  });
  if (title.startsWith('Screens/') && isMain(id) && !isFurther(file)) return [inLook(PAPER, LIGHT, 'print')];
  if (!title.startsWith('UI/')) return [];
  const size = stageOf(subject);
  const theme = pinnedTheme(subject);
  const looks: Version[] = [];
  if (isFirst(id) || tags.includes(POINTER)) {
    for (const one of theme ? [theme] : [LIGHT, DARK])
      looks.push(inLook(size, one, 'hover'), inLook(size, one, 'active'));
    looks.push(inLook(size, theme ?? LIGHT, 'focus'));
  }
  if (isFirst(id)) looks.push(inLook(size, theme ?? LIGHT, 'rtl'));
  return looks;
}

/** A mode sets globals and a window: there is none for a pointer, for the focus or for paper. */
const hasMode = ({ look }: Version): boolean => look === undefined || look === 'rtl';

/** Those of a story's versions that Chromatic can picture. */
export const chromaticVersionsOf = (subject: Subject): Version[] => versionsOf(subject).filter(hasMode);
