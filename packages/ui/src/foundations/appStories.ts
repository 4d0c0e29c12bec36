/** Stories of the app to which the handbook leads: title and name, by the words of the link. */
export const appStories = {
  menu: ['Screens/Products', 'Success'],
  cart: ['Screens/Cart', 'Success'],
  checkout: ['Screens/Payment', 'Success'],
  'changed price': ['Screens/Payment/Refusals', 'PriceChanged'],
  'sign up': ['Screens/SignUp', 'Success'],
  'new product': ['Screens/ProductForm/New', 'Success'],
  profile: ['Screens/Profile', 'Success'],
  history: ['Screens/History', 'Success'],
  'error pages': ['Screens/Problem', 'NotFound'],
  'order board': ['Screens/Orders', 'Success'],
  'sign-up to paid order': ['Flows/Sign-up to paid order', 'Cash'],
  'add a product': ['Flows/Add a product', 'WithPicture'],
} as const satisfies Record<string, readonly [title: string, story: string]>;
