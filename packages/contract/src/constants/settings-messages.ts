/** What the rules of the shop's settings say, as `SETTINGS_MESSAGES`. Apart from the others, which the storefront's entry carries. */

export const settingsConflict = 'Somebody else has changed these settings meanwhile';
export const between = (min: number, max: number) => `Between ${min} and ${max}`;
export const neverOpen = 'Open on at least one day, or nobody can order';
export const spanBackwards = 'Closing comes after opening';
export const spansOverlap = 'These times overlap';
export const dayOver = 'This day is over already';
export const dayTwice = 'This day is in the list already';
export const dayTooFar = 'Choose a day within a year';
export const windowBackwards = 'Deliveries end after they begin';
export const windowOutside = 'The shop is not open all that time on each of these days';
/** On a weekday whose hours no longer hold the deliveries. */
export const hoursWithoutDelivery = (from: string, to: string) =>
  `Deliveries run from ${from} to ${to} on this day, so it has to be open then`;
/** Of a text that is neither a postcode nor the beginning of some. */
export const areaPostcode = (given: string) => `A postcode has 5 digits, several begin with 2 to 4: ${given}`;
export const areaPostcodeTwice = (postcode: string, area: string) => `${postcode} is in ${area} already`;
export const areaTwice = 'There is an area of that name already';
export const areaPostcodesMax = (max: number) => `At most ${max} postcodes in one area`;
export const onePaymentStays = 'Leave at least one way to pay on';
export const ordersOutside = 'Orders are set for times at which the shop would be closed';
