/** How an order reaches its customer. */
export const words = {
  /** By id. */
  names: { 1: 'Dine in', 3: 'Pick up', 4: 'Door delivery' },
  all: 'all ways',
  /** Why one is off. @param reason as the API says it */
  off: (reason: string): string => reason,
};
