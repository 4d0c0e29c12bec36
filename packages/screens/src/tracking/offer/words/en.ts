/** What is offered instead of something that has run out of an own order. */
export const words = {
  title: 'Something has run out',
  /** @param product whose part it is; null: it is the product */
  ranOut: (out: string, product: string | null) =>
    product === null
      ? `${out} has run out since you ordered. We can make this instead.`
      : `${out} for your ${product} has run out since you ordered. We can make this instead.`,
  cups: (qty: number, cup: string) => (qty > 1 ? `${qty} × ${cup}` : cup),
  /** Of one. */
  agreed: (price: string) => `You pay what you agreed to, ${price} each.`,
  /** @param now what it costs who orders it now, which is less */
  agreedAbove: (price: string, now: string) =>
    `You pay what you agreed to, ${price} each. On the menu it costs ${now}.`,
  take: (instead: string) => `Take ${instead}`,
  /** The name of a button. */
  takeIn: (instead: string, product: string) => `${product}: take ${instead}`,
  leave: 'No, thank you',
  /** The name of a button. */
  leaveIn: (product: string) => `${product}: no, thank you`,
  taken: (out: string, cup: string) => `Instead of ${out} we make: ${cup}.`,
  declined: (out: string) => `You want nothing instead of ${out}. The shop sees that on its board.`,
};
