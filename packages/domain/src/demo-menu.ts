import type { CategoryId, SizeId, Translations } from '@seduh/contract';
import { INDONESIAN_MENU } from './demo-menu-id';
import { usualSizes } from './sizes';

/** A product of the demo menu. */
export interface DemoProduct {
  /** Its file among the demo's images, without the ending. */
  slug: string;
  name: string;
  categoryId: CategoryId;
  /** Rupiah. */
  price: number;
  description: string;
  /** Its name and description in further languages; undefined where the main ones do. */
  nameTranslations?: Translations | undefined;
  descriptionTranslations?: Translations | undefined;
  /** How often the seed's customers choose it, against the others. */
  weight: number;
  /** Pieces sold, as stories and mocks show it. */
  sold: number;
  /** The sizes it comes in. */
  sizeIds: SizeId[];
  /** Portions left where they are counted; 0 is sold out. */
  stock: number | null;
}

/** A cake stand that empties, and one product that is sold out already. */
const STOCK: Readonly<Record<string, number>> = { 'taro-latte': 0, cheesecake: 12 };

/** Drinks in a cup or a bottle of their own. */
const ONE_SIZE = new Set(['espresso', 'affogato', 'mineral-water']);

/** What the menu says of each product, by its slug. */
const DESCRIPTIONS = {
  'hazelnut-latte': 'Double espresso and steamed milk with roasted-hazelnut syrup, poured with a rosetta.',
  cappuccino: 'Equal parts espresso, milk and thick foam, finished with a heart and a dusting of cocoa.',
  americano: 'Two shots lengthened with hot water: clean, bright and black.',
  espresso: 'A short, syrupy double shot under a hazel-coloured crema.',
  'caramel-macchiato': 'Vanilla milk marked with espresso, topped with foam and a caramel lattice.',
  'iced-latte': 'Espresso over cold milk and plenty of ice, served layered.',
  'cold-brew': 'Steeped cold for eighteen hours, poured over large clear cubes.',
  mocha: 'Espresso, dark chocolate and milk under a swirl of whipped cream.',
  affogato: 'Vanilla gelato drowned in a hot double shot, with two rolled wafers.',
  'vietnam-drip': 'Dark robusta dripped through a phin onto sweetened condensed milk.',
  'kopi-susu-gula-aren': 'The house favourite: espresso, fresh milk and palm sugar, shaken over ice.',
  v60: 'Single-origin filter coffee brewed to order in a V60 dripper.',
  'matcha-latte': 'Stone-ground matcha whisked into steamed milk.',
  'hot-chocolate': 'Thick dark hot chocolate crowded with soft marshmallows.',
  'iced-lemon-tea': 'Black tea with fresh lemon, mint and ice.',
  'strawberry-smoothie': 'Strawberries blended with yoghurt, served in a tall footed glass.',
  'taro-latte': 'Creamy purple taro and milk under a light foam.',
  'mineral-water': 'Still mineral water, 600 ml.',
  croissant: 'Flaky all-butter croissant, baked every morning.',
  donut: 'Soft ring donut with strawberry glaze and rainbow sprinkles.',
  'chocolate-chip-cookie': 'Crisp at the edge, soft in the middle, loaded with dark chocolate.',
  cheesecake: 'Baked cheesecake on a biscuit base with strawberry sauce.',
  pancakes: 'Five fluffy pancakes with butter, dark palm-sugar syrup and berries.',
  'avocado-toast': 'Thick toast with smashed avocado, fried egg, cherry tomato and chilli.',
  'french-fries': 'Crisp salted fries with a pot of ketchup.',
  brownies: 'Crackle-topped fudge brownies with walnuts and chocolate chips.',
  'nasi-goreng': 'Wok-fried rice with vegetables, fried shallots and a sunny-side egg.',
  'extra-espresso-shot': 'One more shot of espresso.',
  'caramel-sauce': 'A jug of house caramel sauce.',
  'whipped-cream': 'A generous swirl of fresh whipped cream.',
  'oat-milk': 'Swap to oat milk.',
  'boba-pearls': 'Chewy brown-sugar tapioca pearls.',
} as const;

type Row = readonly [
  slug: keyof typeof DESCRIPTIONS,
  name: string,
  categoryId: CategoryId,
  price: number,
  weight: number,
  sold: number,
];

const ROWS: readonly Row[] = [
  ['hazelnut-latte', 'Hazelnut Latte', 1, 25_000, 16, 412],
  ['cappuccino', 'Cappuccino', 1, 34_000, 12, 233],
  ['americano', 'Americano', 1, 26_000, 10, 187],
  ['espresso', 'Espresso', 1, 22_000, 5, 96],
  ['caramel-macchiato', 'Caramel Macchiato', 1, 42_000, 8, 204],
  ['iced-latte', 'Iced Latte', 1, 34_000, 12, 268],
  ['cold-brew', 'Cold Brew', 1, 36_000, 6, 151],
  ['mocha', 'Mocha', 1, 40_000, 3, 118],
  ['affogato', 'Affogato', 1, 39_000, 3, 74],
  ['vietnam-drip', 'Vietnam Drip', 1, 30_000, 5, 88],
  ['kopi-susu-gula-aren', 'Kopi Susu Gula Aren', 1, 28_000, 20, 389],
  ['v60', 'Manual Brew V60', 1, 35_000, 3, 63],
  ['matcha-latte', 'Matcha Latte', 2, 38_000, 8, 176],
  ['hot-chocolate', 'Hot Chocolate', 2, 35_000, 3, 102],
  ['iced-lemon-tea', 'Iced Lemon Tea', 2, 25_000, 6, 195],
  ['strawberry-smoothie', 'Strawberry Smoothie', 2, 39_000, 3, 81],
  ['taro-latte', 'Taro Latte', 2, 36_000, 3, 109],
  ['mineral-water', 'Mineral Water', 2, 12_000, 6, 240],
  ['croissant', 'Butter Croissant', 3, 28_000, 11, 221],
  ['donut', 'Strawberry Sprinkle Donut', 3, 20_000, 6, 143],
  ['chocolate-chip-cookie', 'Chocolate Chip Cookie', 3, 18_000, 3, 166],
  ['cheesecake', 'Strawberry Cheesecake', 3, 42_000, 3, 97],
  ['pancakes', 'Butter Pancakes', 3, 45_000, 5, 69],
  ['avocado-toast', 'Avocado Egg Toast', 3, 48_000, 6, 92],
  ['french-fries', 'French Fries', 3, 25_000, 9, 158],
  ['brownies', 'Fudge Brownies', 3, 30_000, 3, 77],
  ['nasi-goreng', 'Nasi Goreng Telur', 3, 45_000, 9, 182],
  ['extra-espresso-shot', 'Extra Espresso Shot', 4, 8_000, 5, 131],
  ['caramel-sauce', 'Caramel Sauce', 4, 6_000, 3, 58],
  ['whipped-cream', 'Whipped Cream', 4, 7_000, 3, 64],
  ['oat-milk', 'Oat Milk', 4, 9_000, 5, 126],
  ['boba-pearls', 'Boba Pearls', 4, 8_000, 3, 84],
];

/** The demo shop's menu, oldest first: what the seed sells and what stories show. */
export const DEMO_MENU: readonly DemoProduct[] = ROWS.map(([slug, name, categoryId, price, weight, sold]) => {
  const indonesian: { name?: string; description: string } = INDONESIAN_MENU[slug];
  return {
    slug,
    name,
    categoryId,
    price,
    description: DESCRIPTIONS[slug],
    nameTranslations: indonesian.name === undefined ? undefined : { id: indonesian.name },
    descriptionTranslations: { id: indonesian.description },
    weight,
    sold,
    sizeIds: ONE_SIZE.has(slug) ? [1] : usualSizes(categoryId),
    stock: STOCK[slug] ?? null,
  };
});
