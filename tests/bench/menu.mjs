const words = (text) => text.split(', ');
const SYLLABLES = words('ka, ri, mo, ta, lu, se, ban, go, ne, wi, pa, du, yo, cin, ha, len, su, ra, ti, jo');
const DRINKS =
  'Latte, Espresso, Americano, Mocha, Macchiato, Cappuccino, Cold brew, Tea, Chocolate, Smoothie, Soda, Juice';
const FOODS =
  'Toast, Croissant, Brownie, Cookie, Noodles, Fried rice, Pancake, Waffle, Boba, Jelly, Syrup, Whipped cream';
const KINDS = words(`${DRINKS}, ${FOODS}`);

/** Entries number `from` up to `to`, the same in every run: two words of 8,000 and one of 24 kinds, `Kariban Motalu Latte`. */
export function menuEntries(from, to) {
  return Array.from({ length: to - from }, (_, index) => {
    const number = from + index;
    return { number, name: `${origin(number)} ${KINDS[number % KINDS.length]}` };
  });
}

/** The two words that tell an entry from nearly all others. */
export const origin = (number) =>
  `${capitalised(word(scatter(number)))} ${capitalised(word(scatter(number + 0x5bd1)))}`;

/** Kind of an entry: thousands share it in a long menu. */
export const kind = (number) => KINDS[number % KINDS.length];

function word(seed) {
  const pick = (place) => SYLLABLES[Math.floor(seed / SYLLABLES.length ** place) % SYLLABLES.length];
  return pick(0) + pick(1) + pick(2);
}

/** Turns running numbers into ones that look like chance (a step of MurmurHash3). */
function scatter(number) {
  let hash = Math.imul(number ^ (number >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

const capitalised = (text) => text.charAt(0).toUpperCase() + text.slice(1);
