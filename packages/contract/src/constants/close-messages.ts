/** What is said where a day is closed, as `CLOSE_MESSAGES`. Apart from the others, which the storefront's entry carries. */

export const dayChanged = 'Something has come in since you counted. Look at the new sums, then close the day';
export const dayClosed = 'Somebody else has closed this day meanwhile';
export const dayRuns = (clock: string) => `This day can be closed from ${clock} on, when the shop has closed`;
export const dayNotBegun = 'This day has not begun yet';
export const countMissing = 'Say what was counted';
export const whyDifferent = 'Say why it is not what was expected';
export const leftTooLow = 'Not more than what was counted';
export const amountAboveNothing = 'More than nothing';
export const whatFor = 'Say what it is for';
export const floatOnce = 'The drawer has its float already. Use pay in or pay out';
export const entriesFull = 'Too much was moved on one day';
/** What a closed day holds does not change. */
export const closedStays = 'The day of this payment is closed. Refund the order instead';
