/** The heart on a product. */
export const words = {
  keep: (name: string) => `Keep ${name} as a favourite`,
  removed: (name: string) => `${name} removed from your favourites`,
  gone: (name: string) => `${name} is not on the menu any more`,
};
