// Long because it is a table: what the demo shop offers beside its menu, and what is in it.
import type { Allergen, Contents, Translations } from '@seduh/contract';
import type { DemoProduct } from './demo-menu';
import { INDONESIAN_OPTIONS } from './demo-menu-id';
import { UNKNOWN_CONTENTS } from './options';

type Slug = DemoProduct['slug'];

export interface DemoOption {
  name: string;
  /** In further languages; undefined where the main one does. */
  nameTranslations: Translations | undefined;
  /** Rupiah. */
  surcharge: number;
  contains: Contents;
  /** What it adds to the making of a piece, where the piece is made. */
  seconds: number;
}

/** A group of the demo shop. */
export interface DemoGroup {
  name: string;
  nameTranslations: Translations | undefined;
  min: number;
  max: number;
  options: readonly DemoOption[];
}

const inside = (allergens: Allergen[], caffeine_mg: number, sugar_g: number, kcal: number): Contents => ({
  allergens,
  caffeine_mg,
  sugar_g,
  kcal,
});
const NOTHING = inside([], 0, 0, 0);

/** What it is called in further languages. */
function named(name: string): Pick<DemoOption, 'name' | 'nameTranslations'> {
  const indonesian: Readonly<Record<string, string>> = INDONESIAN_OPTIONS;
  return { name, nameTranslations: name in indonesian ? { id: indonesian[name] } : undefined };
}

const option = (name: string, surcharge = 0, contains = NOTHING, seconds = 0): DemoOption => ({
  ...named(name),
  surcharge,
  contains,
  seconds,
});

const milk: DemoGroup = {
  ...named('Milk'),
  min: 1,
  max: 1,
  options: [
    option('Whole milk', 0, inside(['milk'], 0, 9, 120)),
    option('Oat milk', 9_000, inside(['gluten'], 0, 7, 110)),
    option('Soy milk', 6_000, inside(['soy'], 0, 3, 80)),
    option('No milk', -2_000),
  ],
};

const sweetness: DemoGroup = {
  ...named('Sweetness'),
  min: 1,
  max: 1,
  options: [
    option('100 % sugar', 0, inside([], 0, 20, 80)),
    option('70 % sugar', 0, inside([], 0, 14, 56)),
    option('50 % sugar', 0, inside([], 0, 10, 40)),
    option('0 % sugar'),
  ],
};

const ice: DemoGroup = {
  ...named('Ice'),
  min: 1,
  max: 1,
  options: [option('Normal ice'), option('Less ice'), option('No ice')],
};

const extras: DemoGroup = {
  ...named('Extras'),
  min: 0,
  max: 3,
  options: [
    option('Extra shot', 8_000, inside([], 65, 0, 3), 15),
    option('Boba', 8_000, inside([], 0, 18, 130), 10),
    option('Whipped cream', 7_000, inside(['milk'], 0, 4, 100), 10),
    option('Caramel', 6_000, inside(['milk'], 0, 15, 70)),
  ],
};

const spice: DemoGroup = {
  ...named('Spice'),
  min: 1,
  max: 1,
  options: [option('Not spicy'), option('Mild'), option('Medium'), option('Hot')],
};

const warmth: DemoGroup = { ...named('Warm it'), min: 0, max: 1, options: [option('Warmed up', 0, NOTHING, 40)] };

/** The groups of options of the demo shop, oldest first: their options are numbered through in this order. */
export const DEMO_GROUPS: readonly DemoGroup[] = [milk, sweetness, ice, extras, spice, warmth];

/** A group on a product, with the names of the options that come without being asked for. */
type OnProduct = readonly [group: DemoGroup, ...defaults: string[]];

const WHOLE: OnProduct = [milk, 'Whole milk'];
const SWEET: OnProduct = [sweetness, '100 % sugar'];
const UNSWEET: OnProduct = [sweetness, '0 % sugar'];
const ICED: OnProduct = [ice, 'Normal ice'];
const EXTRAS: OnProduct = [extras];
const WARM: OnProduct = [warmth];

/** What can be chosen of which product, in this order. Defaults cost nothing: prices are those of the menu. */
const GROUPS_OF: Readonly<Record<Slug, readonly OnProduct[]>> = {
  'hazelnut-latte': [WHOLE, SWEET, EXTRAS],
  cappuccino: [WHOLE, UNSWEET, EXTRAS],
  americano: [UNSWEET, EXTRAS],
  'caramel-macchiato': [WHOLE, SWEET, EXTRAS],
  'iced-latte': [WHOLE, UNSWEET, ICED, EXTRAS],
  'cold-brew': [UNSWEET, ICED, EXTRAS],
  mocha: [WHOLE, SWEET, EXTRAS],
  'vietnam-drip': [SWEET, ICED],
  'kopi-susu-gula-aren': [WHOLE, SWEET, ICED, EXTRAS],
  'matcha-latte': [WHOLE, SWEET, EXTRAS],
  'hot-chocolate': [WHOLE, SWEET, EXTRAS],
  'iced-lemon-tea': [SWEET, ICED, EXTRAS],
  // how sweet it is, is for whoever drinks it to say
  'strawberry-smoothie': [[sweetness], EXTRAS],
  'taro-latte': [WHOLE, SWEET, EXTRAS],
  'nasi-goreng': [[spice, 'Mild']],
  croissant: [WARM],
  donut: [WARM],
  'chocolate-chip-cookie': [WARM],
  brownies: [WARM],
};

/** A group on a demo product by its place in `DEMO_GROUPS`, with its defaults by their places in it. */
interface DemoProductGroup {
  group: number;
  defaults: number[];
}

/** The groups of a product of the demo menu, in their order; none of an unknown one. */
export const demoGroupsOf = (slug: Slug): DemoProductGroup[] =>
  (GROUPS_OF[slug] ?? []).map(([group, ...defaults]) => ({
    group: DEMO_GROUPS.indexOf(group),
    defaults: defaults.map((name) => group.options.findIndex((candidate) => candidate.name === name)),
  }));

/** What is in the products before any option: milk, sugar and extras are counted with what is chosen. */
const CONTENTS_OF: Readonly<Record<Slug, Contents>> = {
  'hazelnut-latte': inside(['nuts'], 130, 2, 25),
  cappuccino: inside([], 130, 0, 8),
  americano: inside([], 130, 0, 6),
  espresso: inside([], 130, 0, 5),
  'caramel-macchiato': inside(['milk'], 130, 12, 70),
  'iced-latte': inside([], 130, 0, 8),
  'cold-brew': inside([], 180, 0, 6),
  mocha: inside(['milk', 'soy'], 140, 8, 110),
  affogato: inside(['milk', 'egg', 'gluten'], 130, 22, 210),
  'vietnam-drip': inside(['milk'], 160, 12, 90),
  'kopi-susu-gula-aren': inside([], 130, 0, 20),
  v60: inside([], 150, 0, 4),
  'matcha-latte': inside([], 60, 0, 12),
  'hot-chocolate': inside(['soy'], 15, 10, 150),
  'iced-lemon-tea': inside([], 45, 1, 6),
  'strawberry-smoothie': inside(['milk'], 0, 18, 160),
  'taro-latte': inside([], 0, 6, 90),
  'mineral-water': NOTHING,
  croissant: inside(['milk', 'egg', 'gluten'], 0, 6, 290),
  donut: inside(['milk', 'egg', 'gluten', 'soy'], 0, 22, 320),
  'chocolate-chip-cookie': inside(['milk', 'egg', 'gluten', 'soy'], 8, 24, 310),
  cheesecake: inside(['milk', 'egg', 'gluten'], 0, 28, 410),
  pancakes: inside(['milk', 'egg', 'gluten'], 0, 38, 560),
  'avocado-toast': inside(['egg', 'gluten'], 0, 4, 430),
  'french-fries': inside([], 0, 5, 380),
  brownies: inside(['milk', 'egg', 'gluten', 'nuts', 'soy'], 12, 34, 420),
  'nasi-goreng': inside(['egg', 'gluten', 'soy', 'crustacean'], 0, 6, 640),
  'extra-espresso-shot': inside([], 65, 0, 3),
  'caramel-sauce': inside(['milk'], 0, 15, 70),
  'whipped-cream': inside(['milk'], 0, 4, 100),
  'oat-milk': inside(['gluten'], 0, 7, 110),
  'boba-pearls': inside([], 0, 18, 130),
};

/** What is in a product of the demo menu. */
export const demoContents = (slug: Slug): Contents => CONTENTS_OF[slug] ?? UNKNOWN_CONTENTS;
