import type { Allergen } from '@seduh/contract';

/** What can be chosen of a product, and what is in it then. */
export const words = {
  soldOut: 'Sold out',
  gone: (name: string) => `${name} is sold out: take another one`,
  few: (count: number) => (count === 1 ? 'Choose one' : `Choose at least ${count}`),

  inside: 'In this one',
  /** @param size the smallest one, which the figures are of */
  insideOf: (size: string) => `In ${size}; a larger one holds more`,
  unknown: 'unknown',
  caffeine: 'Caffeine',
  sugar: 'Sugar',
  energy: 'Energy',
  milligrams: (amount: string) => `${amount} mg`,
  grams: (amount: string) => `${amount} g`,
  calories: (amount: string) => `${amount} kcal`,
  allergens: 'Allergens',
  none: 'none of those that have to be named',
  allergen: {
    milk: 'milk',
    egg: 'egg',
    gluten: 'gluten',
    soy: 'soy',
    nuts: 'nuts',
    peanut: 'peanut',
    sesame: 'sesame',
    fish: 'fish',
    crustacean: 'crustaceans',
    mollusc: 'molluscs',
    celery: 'celery',
    mustard: 'mustard',
    lupin: 'lupin',
    sulphite: 'sulphites',
  } satisfies Record<Allergen, string>,
};
