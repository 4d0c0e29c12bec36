/** What can be chosen of a product and what is in it, for staff. */
export const words = {
  intro: 'Tick what customers choose from. They are asked in this order.',
  loading: 'Loading the groups',
  failed: 'The groups of options did not come.',
  more: 'More groups',
  noGroups: 'There are no groups of options yet.',
  up: (name: string) => `Move ${name} up`,
  down: (name: string) => `Move ${name} down`,
  /** Said to those who do not see it move. */
  movedTo: (name: string, place: string, count: string) => `${name} is number ${place} of ${count}`,
  defaultsOf: (name: string) => `${name} by default`,
  offMenu: 'It is not offered any more. Take it off to save.',
  soldOut: 'Sold out',
  comesBy: (names: string) => `${names} comes with it, unless customers choose otherwise.`,
  isOut: (name: string) => `${name} is sold out. Until it is back, customers must choose.`,
  mustChoose: (count: number) =>
    count === 1 ? 'None: customers must choose one.' : `Not enough: customers must choose ${count}.`,
  mayChoose: 'None: customers may choose, and need not.',

  preview: 'What customers are asked',
  containsHint: 'In one piece of the smallest size, before any option. What is left empty is unknown.',
};
