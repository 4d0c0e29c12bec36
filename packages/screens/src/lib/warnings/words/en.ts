/** What somebody is told of what they asked to be warned of, and of a note about an allergy. */
export const words = {
  contains: (allergens: string) => `Contains ${allergens}, which you asked to be warned of.`,
  unknown: 'We do not know all that is in it: it may contain what you asked to be warned of.',
  /** Beside what is known to be in it. */
  restUnknown: 'We do not know what else is in it.',
  /** On a card; what is known to be in it may be empty. */
  card: (allergens: string, isUnknown: boolean) => {
    if (!allergens) return 'Contents unknown';
    return isUnknown ? `Contains ${allergens}; rest unknown` : `Contains ${allergens}`;
  },
  /** In place of a warning. */
  notLoaded: 'What you asked to be warned of could not be loaded.',
  again: 'Try again',
  /** To who writes of an allergy in a note. */
  marked: 'We mark this as an allergy for the kitchen. If it is severe, please call us before you order.',
};
