import type { ReactNode } from 'react';
import type { Criterion } from './wcag';

/** The shelves of the sidebar and of packages/ui/README.md, in their order. */
export const GROUPS = [
  'Actions',
  'Fields',
  'Choosing',
  'Navigation and frame',
  'Things for sale, orders',
  'Saying something',
  'People and figures',
] as const;

/** A shelf of the sidebar. */
type Group = (typeof GROUPS)[number];

/** A list with something in it: an empty one would be a section without words. */
type Some<Item> = readonly [Item, ...Item[]];

/** A version of the package; `next` until there is one, then `npm run version:ui` writes it. */
type Since = 'next' | `${number}.${number}.${number}`;

/** How far a component can be relied on, and from which version on. */
export type Status =
  | { is: 'stable'; since: Since }
  /** `why`: what it has yet to prove, in one sentence. */
  | { is: 'beta'; since: Since; why: string }
  /** `use`: what to take instead, by name. */
  | { is: 'deprecated'; since: Since; use: string };

/** What somebody might be after who should take something else. */
interface WhenNot {
  /** The need, as its owner would put it: "It goes to another page". */
  need: string;
  /** The better part by name (`LinkButton`), or a few words where it is none. */
  use: string;
}

/** One numbered element of a component. */
export interface AnatomyPart {
  /** "Label". */
  name: string;
  /** Finds it in the drawing: by role or element (`button`, `[role="dialog"] h2`), never by a class. */
  selector: string;
  /** What it is for, and whether it is always there. */
  words: string;
  /** At which edge of the element its number stands. Default `top`. */
  side?: 'top' | 'bottom' | 'start' | 'end';
}

/** A do and a don't of the same matter, each drawn with the real part by the figures of that id. */
interface Pair {
  /** Names its two drawings in the figures. */
  id: string;
  /** One sentence under what is right. */
  do: string;
  /** One sentence under what is not. */
  dont: string;
}

/** A state somebody designs or tests. */
export interface GuideState {
  /** "Loading". */
  name: string;
  /** What one sees and what it means. */
  words: string;
  /** Its story as exported in the component's story files; without one it is the browser's (hover). */
  story?: string;
}

/** One line of the keyboard table. `npm run complete` compares them with what the stories' plays press. */
interface KeyRow {
  /** By their names on the web: `Enter`, `Space`, `Tab`, `Shift+Tab`, `ArrowDown`, `Escape`; `Text` for typing. */
  keys: Some<string>;
  /** What happens. */
  does: string;
}

/** How a success criterion of WCAG 2.2 is met. */
interface Accessibility {
  criterion: Criterion;
  how: string;
}

/** Another part that is met beside this one. */
interface Related {
  /** As exported: `LinkButton`. */
  name: string;
  /** What it is for, next to this one. */
  words: string;
}

/**
 * What is said of a component: one page of docs, and what tools are told. Plain data without CSS or React, so that Node
 * can read it. In all sentences `code` may stand between backticks.
 */
export interface Guide {
  /** As exported: `Button`. */
  name: string;
  group: Group;
  status: Status;
  /** What it is for, in one or two sentences. */
  purpose: string;
  /** What people call it elsewhere, in lower case: the search of the sidebar finds it by them. */
  words: Some<string>;
  when: Some<string>;
  whenNot: Some<WhenNot>;
  anatomy: Some<AnatomyPart>;
  pairs: Some<Pair>;
  /** How its words are written. */
  content: Some<string>;
  states: Some<GuideState>;
  /** What it does by itself, apart from keys. */
  behaviour: Some<string>;
  /** What whoever takes it has to see to, since the part cannot: a name, an order, a live region. */
  yours?: Some<string>;
  /** What other systems' part does and this one does not, with the way round it. */
  gaps?: Some<string>;
  /** Empty only where nothing in it takes the focus. */
  keyboard: readonly KeyRow[];
  accessibility: Some<Accessibility>;
  /** On narrow and wide pages, with large text, at the thumb. */
  responsive: Some<string>;
  related: Some<Related>;
}

/** What lies over the page: a story in a frame of its own. */
export interface FramedStory {
  story: string;
  /** Of the frame, as CSS writes it: `26rem`. */
  height: string;
  /** The window it needs to be all there: the frame never gets narrower, and a phone pushes it sideways. */
  width?: string;
}

/** A drawing on the page, or a story in a frame. */
export type Drawing = ReactNode | FramedStory;

/** The drawings that belong to a guide: one for its anatomy, two for each pair. */
export interface Figures<G extends Guide> {
  anatomy: Drawing;
  pairs: Record<G['pairs'][number]['id'], { do: ReactNode; dont: ReactNode }>;
}
