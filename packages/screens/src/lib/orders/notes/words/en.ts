/** What staff, and a customer on their own order, are told of a note that speaks of an allergy. */
export const words = {
  allergy: 'Allergy',
};
