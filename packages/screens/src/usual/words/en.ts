/** What one usually has. */
export const words = {
  title: 'Your usual',
  titleHere: 'You usually have it like this',
  times: (count: number) => (count === 1 ? 'Had once' : `Had ${count} times`),
  add: 'Add',
  addOf: (name: string) => `Add ${name} to cart`,
  choose: 'Choose again',
  chooseOf: (name: string) => `Choose again: ${name}`,
  was: (before: string) => `It was ${before}.`,
};
