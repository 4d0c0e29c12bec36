/** What is offered instead of something that has run out of an own order. */
export const words = {
  title: 'Something has run out',
  /** Between the names of several things. */
  and: ' and ',
  /** @param product whose parts they are; null: it is the product */
  ranOut: (out: string, product: string | null) =>
    `Since you ordered we have run out of ${product === null ? out : `${out} for your ${product}`}. We can make this instead.`,
  cups: (qty: number, cup: string) => (qty > 1 ? `${qty} × ${cup}` : cup),
  /** @param onMenu what it costs who orders it now, where that is less */
  agreed: (price: string, qty: number, onMenu: string | null) =>
    `Its price stays as agreed, ${price}${qty > 1 ? ' each' : ''}.${onMenu === null ? '' : ` On the menu it costs ${onMenu}.`}`,
  take: (instead: string) => `Take ${instead}`,
  /** The name of a button. */
  takeIn: (instead: string, product: string) => `${product}: take ${instead}`,
  leave: 'No, thank you',
  /** The name of a button. */
  leaveIn: (product: string) => `${product}: no, thank you`,
  taken: (out: string, cup: string) => `Instead of ${out} we make: ${cup}.`,
  declined: (out: string) => `You want nothing instead of ${out}. The shop sees that on its board.`,
};
