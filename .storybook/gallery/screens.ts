import type { StoryIndex } from 'storybook/internal/types';
import { STATES } from '../../scripts/checks/page-states';
import { BEHAVIOUR } from '../visual/versions';

/** One story, as a state of a screen. */
export interface ScreenState {
  /** The story's id: `screens-history--empty`. */
  id: string;
  /** Its name in code, the one the states are known by: `NotFound`. */
  name: string;
  /** What is read: `Not found`. */
  label: string;
  /** Which part of the screen it is about, or `''` for the whole: `Delete`. */
  part: string;
}

/** A screen, component or flow with all its states. */
export interface Screen {
  /** Fit for an address: `screens-history`. */
  key: string;
  /** What is read: `History`. */
  label: string;
  /** The shelf of the sidebar it stands on: `Screens`. */
  shelf: string;
  /** Those everybody asks for first, in their fixed order, then the others as the stories have them. */
  states: ScreenState[];
}

/** The states that every screen is asked for, in the order they are shown in; what staff see is shown among the others. */
export const COMMON_STATES: string[] = STATES.filter((state) => state !== 'Admin');

/** The shelves with states to show; the others are pages of words. */
export const SHELVES = ['Screens', 'Flows', 'UI'];

/** `NotFound`, `Edit conflict` to `Not found`, `Edit conflict`. */
export function toWords(name: string): string {
  const words = name.replace(/(?<=[a-z\d])(?=[A-Z])/g, ' ').toLowerCase();
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}

function order(name: string): number {
  const place = COMMON_STATES.indexOf(name);
  return place < 0 ? COMMON_STATES.length : place;
}

/**
 * A story that only repeats another at one width or in one theme (`Dark`, `PhoneAdmin`, `AsTableOnPhone`): here every
 * state is shown in all of them anyway.
 */
function isRepeat(name: string, siblings: Set<string>): boolean {
  const bare = name.replace(/^(?:Phone|Tablet|Desktop|Dark|Light)+/, '').replace(/OnA?(?:Phone|Tablet|Desktop)$/, '');
  return bare !== name && (bare === '' || siblings.has(bare));
}

/** What is done in a screen ends anywhere: only a flow is looked at for it. */
const isState = (title: string, tags: string[]): boolean => title.startsWith('Flows/') || !tags.includes(BEHAVIOUR);

/** Sorts Storybook's own list of stories into screens, so that a new story is here by itself. */
export function toScreens(index: StoryIndex): Screen[] {
  const screens = new Map<string, Screen>();
  const siblings = new Map<string, Set<string>>();
  const stories = Object.values(index.entries).flatMap((entry) =>
    entry.type === 'story' && entry.tags?.includes('dev') && isState(entry.title, entry.tags)
      ? [{ ...entry, name: entry.exportName ?? entry.name }]
      : [],
  );
  for (const { title, name } of stories) siblings.set(title, (siblings.get(title) ?? new Set()).add(name));

  for (const { id, title, name } of stories) {
    const [shelf = '', screen = '', ...parts] = title.split('/');
    if (!SHELVES.includes(shelf) || isRepeat(name, siblings.get(title) ?? new Set())) continue;
    const key = `${shelf}-${screen}`.toLowerCase();
    const found = screens.get(key) ?? { key, label: toWords(screen), shelf, states: [] };
    screens.set(key, found);
    found.states.push({ id, name, label: toWords(name), part: toWords(parts.join(' ')) });
  }
  for (const { states } of screens.values()) {
    states.sort((a, b) => Number(a.part !== '') - Number(b.part !== '') || order(a.name) - order(b.name));
  }
  return [...screens.values()].sort((a, b) => SHELVES.indexOf(a.shelf) - SHELVES.indexOf(b.shelf));
}
