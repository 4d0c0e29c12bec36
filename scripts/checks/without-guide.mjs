/** Components whose page is still to be written: the list only shrinks. */
export const WITHOUT_GUIDE = new Set([
]);
