/** How an order reaches its customer. */
export const words = {
  /** By id. */
  names: { 1: 'Dine in', 3: 'Pick up', 4: 'Door delivery' },
  all: 'all ways',
  /** Why one is off, by what the API says, where that is said otherwise. */
  reasons: {} as Readonly<Record<string, string>>,
};
