// Long enough to stand alone: what the demo shop's menu takes to make, and where.
import type { DemoProduct } from './demo-menu';
import type { PieceWork } from './forecast';

type Slug = DemoProduct['slug'];

const bar = (seconds: number): PieceWork => ({ station: 'bar', seconds });
const kitchen = (seconds: number): PieceWork => ({ station: 'kitchen', seconds });
const counter = (seconds: number): PieceWork => ({ station: 'counter', seconds });

const WORK_OF: Readonly<Record<Slug, PieceWork>> = {
  'hazelnut-latte': bar(75),
  cappuccino: bar(75),
  americano: bar(45),
  espresso: bar(35),
  'caramel-macchiato': bar(90),
  'iced-latte': bar(60),
  'cold-brew': bar(20),
  mocha: bar(90),
  affogato: bar(60),
  'vietnam-drip': bar(120),
  'kopi-susu-gula-aren': bar(60),
  v60: bar(210),
  'matcha-latte': bar(80),
  'hot-chocolate': bar(75),
  'iced-lemon-tea': bar(50),
  'strawberry-smoothie': bar(100),
  'taro-latte': bar(70),
  'mineral-water': counter(5),
  croissant: counter(20),
  donut: counter(20),
  'chocolate-chip-cookie': counter(15),
  cheesecake: counter(30),
  pancakes: kitchen(420),
  'avocado-toast': kitchen(300),
  'french-fries': kitchen(270),
  brownies: counter(20),
  'nasi-goreng': kitchen(360),
  'extra-espresso-shot': bar(20),
  'caramel-sauce': counter(10),
  'whipped-cream': counter(10),
  'oat-milk': counter(10),
  'boba-pearls': counter(10),
};

/** What a piece of the demo menu takes; as little as handing a bottle over where nothing is said. */
export const demoWork = (slug: Slug): PieceWork => WORK_OF[slug] ?? counter(5);
