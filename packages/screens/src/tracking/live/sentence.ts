/** A sentence with at most one thing in it to be seen at a glance: the time, or the number to say. */
export interface Sentence {
  before: string;
  key: string | null;
  after: string;
}

/** Where an order reaches its customer. */
export type Spot = 'door' | 'table' | 'counter';
