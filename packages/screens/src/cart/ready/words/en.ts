/** When what is in the cart would be there. */
export const words = {
  ready: (toDoor: boolean, range: string) => `${toDoor ? 'At your door' : 'Ready'} ${range}`,
};
