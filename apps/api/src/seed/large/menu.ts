// Names for as many products as one likes, the same in every run, in which a search finds few, or thousands.

const words = (text: string) => text.split(', ');
const SYLLABLES = words('ka, ri, mo, ta, lu, se, ban, go, ne, wi, pa, du, yo, cin, ha, len, su, ra, ti, jo');
const DRINKS =
  'Latte, Espresso, Americano, Mocha, Macchiato, Cappuccino, Cold brew, Tea, Chocolate, Smoothie, Soda, Juice';
const FOODS =
  'Toast, Croissant, Brownie, Cookie, Noodles, Fried rice, Pancake, Waffle, Boba, Jelly, Syrup, Whipped cream';
const KINDS = words(`${DRINKS}, ${FOODS}`);

/** Names of entries number `from` up to `to`: two words of 8,000 and one of 24 kinds, `Kariban Motalu Latte`. */
export const menuNames = (from: number, to: number): string[] =>
  Array.from({ length: Math.max(0, to - from) }, (_, index) => {
    const number = from + index;
    return `${word(scatter(number))} ${word(scatter(number + 0x5b_d1))} ${KINDS[number % KINDS.length]}`;
  });

function word(seed: number): string {
  const pick = (place: number) => SYLLABLES[Math.floor(seed / SYLLABLES.length ** place) % SYLLABLES.length] ?? '';
  const text = pick(0) + pick(1) + pick(2);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Turns running numbers into ones that look like chance (a step of MurmurHash3). */
function scatter(number: number): number {
  let hash = Math.imul(number ^ (number >>> 16), 0x85_eb_ca_6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2_b2_ae_35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
