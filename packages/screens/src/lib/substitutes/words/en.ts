/** What is offered instead of what is sold out. */
export const words = {
  offer: (out: string, instead: string, price: string) => `${out} is sold out. ${instead} instead, ${price}.`,
  samePrice: 'same price',
  /** @param price `+ IDR 2,000` */
  each: (price: string) => `${price} each`,
  take: (instead: string) => `Take ${instead}`,
  /** The name of a button. */
  takeIn: (instead: string, product: string) => `${product}: take ${instead}`,
  see: (instead: string) => `See ${instead}`,
  taken: (instead: string) => `${instead} instead`,
};
