/** What stands on one ground, by the names of the roles. */
export interface Pairs {
  /** The role it is all painted on. */
  ground: string;
  /** Where that ground is found. */
  where: string;
  /** Words and figures: at least 4.5. */
  text: string[];
  /** Borders, rings and marks that carry meaning: at least 3. */
  edge?: string[];
}

/** What WCAG 2 asks at level AA of words, and of borders and marks that say something. */
export const needs = { text: 4.5, edge: 3 };

/** On the page, and on what lies over it. */
const onPage = {
  text: ['ink', 'ink-2', 'muted', 'accent-ink', 'positive', 'danger'],
  edge: ['line-strong', 'brand', 'focus'],
};

const onRoast = { text: ['on-roast', 'on-roast-muted', 'accent'], edge: ['focus-on-roast'] };

/** Every two roles that components put on top of each other. */
export const pairs: Pairs[] = [
  { ground: 'surface', where: 'the page', ...onPage },
  {
    ground: 'raised',
    where: 'cards, bars, fields',
    text: ['ink', 'ink-2', 'muted', 'placeholder', 'accent-ink', 'positive', 'danger'],
    edge: ['line-strong', 'brand', 'danger', 'focus', 'chart-1'],
  },
  {
    ground: 'surface-sunken',
    where: 'wells, search, what is disabled',
    text: ['ink', 'ink-2', 'muted', 'placeholder'],
    edge: ['line-strong', 'brand', 'focus'],
  },
  { ground: 'overlay', where: 'menus, modals, sheets', ...onPage },
  { ground: 'roast', where: 'the one dark band', ...onRoast },
  { ground: 'roast-2', where: 'toasts, the selection bar', ...onRoast },
  { ground: 'accent', where: 'the one way on', text: ['on-accent'] },
  { ground: 'accent-hover', where: 'under the pointer', text: ['on-accent'] },
  {
    ground: 'accent-soft',
    where: 'what is chosen, look here',
    text: ['ink', 'ink-2', 'muted', 'accent-ink'],
    edge: ['brand', 'focus'],
  },
  { ground: 'brand', where: 'strong, not forward', text: ['on-brand'], edge: ['dot'] },
  { ground: 'brand-hover', where: 'under the pointer', text: ['on-brand'] },
  { ground: 'brand-soft', where: 'plain chips, rows under the pointer', text: ['ink', 'danger'], edge: ['brand'] },
  { ground: 'positive-soft', where: 'done', text: ['positive'] },
  { ground: 'danger-soft', where: 'wrong', text: ['danger', 'ink'] },
  { ground: 'danger-fill', where: 'destroys', text: ['on-danger'] },
  { ground: 'danger-hover', where: 'under the pointer', text: ['on-danger'] },
  { ground: 'info-soft', where: 'good to know', text: ['info'] },
];

/** Roles that say nothing by themselves, so nothing is asked of their contrast. */
export const decoration: Record<string, string> = {
  line: 'hairlines',
  'roast-line': 'tiles and hairlines on roast',
  'accent-edge': 'lower lip',
  'brand-edge': 'lower lip',
  'danger-edge': 'lower lip',
  scrim: 'behind a modal',
  'chart-2': 'hatching: the zero line and the table tell',
  'chart-grid': 'grid lines',
};
