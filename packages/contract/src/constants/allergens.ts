/** What may make somebody ill, in the order in which it is said: the fourteen that have to be told on a menu. */
export const ALLERGENS = [
  'milk',
  'egg',
  'gluten',
  'soy',
  'nuts',
  'peanut',
  'sesame',
  'fish',
  'crustacean',
  'mollusc',
  'celery',
  'mustard',
  'lupin',
  'sulphite',
] as const;
