/** What is in a product, or an option, for staff. */
export const words = {
  contains: 'What is in it',
  known: 'We know which allergens are in it',
  unknownHint: 'Customers read that nobody knows.',
  noneHint: 'None ticked: customers read that it has none of the fourteen.',
};
