/** Leaves the shop for the payment provider's page; Back leads to where the shop was left. */
export const openPayPage = (payUrl: string): void => window.location.assign(payUrl);
