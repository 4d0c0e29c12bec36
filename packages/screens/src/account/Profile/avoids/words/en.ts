/** What a customer asks to be warned of. */
export const words = {
  hint: 'Where something you order contains what you tick, we say so on the menu, in your cart and to the kitchen. Where it does not, the kitchen hears nothing. Only you and our staff see it. It is a help and no promise: where it matters, write a note or call us as well.',
  saving: 'Saving',
  saved: 'Saved',
};
