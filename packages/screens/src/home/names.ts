// Of people, places, firms and products: the same in every language.

/** The drink that is told three ways; each of them leads to it on the menu, whatever its id there is. */
export const FAVOURITE = 'Hazelnut Latte';

/** Who said something about the shop, and from where. */
export const PEOPLE = [
  { name: 'Viezh Robert', place: 'Menteng' },
  { name: 'Yessica Christy', place: 'Kemang' },
  { name: 'Kim Young Jou', place: 'Senopati' },
];

/** Partners as their names are set: `head`, then `tail` in bold, with a diamond between where they have one. */
export const PARTNERS: { head: string; tail?: string; mark?: true; look: 'display' | 'spaced' | 'plain' | 'tight' }[] =
  [
    { head: 'Pasar Pagi', look: 'display' },
    { head: 'Kereta Kota', look: 'spaced' },
    { head: 'susu', tail: 'lembang', look: 'plain' },
    { head: 'Aren & Co', look: 'display' },
    { head: 'gayo', mark: true, tail: 'highland', look: 'tight' },
  ];
