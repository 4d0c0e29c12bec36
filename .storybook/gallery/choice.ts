import type { Look, ThemeChoice, WidthChoice } from './looks';

/** How states are shown. */
export interface Showing {
  width: WidthChoice;
  theme: ThemeChoice;
  /** `screen`: what is seen before scrolling. `page`: all of it. */
  height: 'screen' | 'page';
  /** The address of a story's own page in a theme. */
  addressOf(id: string, theme: Look['theme']): string;
}

/** What is chosen on the page, and kept in its address. */
export interface Choice extends Omit<Showing, 'addressOf'> {
  /** A screen's key (`screens-history`), `all` for every screen, or `''` for the overview. */
  screen: string;
  /** A state's name (`NotFound`), or `''` for all. */
  state: string;
}
