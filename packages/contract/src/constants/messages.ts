/** Texts the spec fixes to the letter. One place, so that server and screens cannot drift apart. */
export const MESSAGES = {
  required: 'All input must be fulfilled',
  loginFirst: 'You have to login first',
  forbidden: 'Forbidden',
  wrongCredentials: 'Email/Password is Wrong!',
  emailTaken: 'Email Already Exist!',
  phoneTaken: 'Phone Number Already Exist!',
  wrongExtension: 'Extension file wrong! Only .jpeg, .jpg, .png are allowed.',
  fileTooLarge: 'File to large. Max. file size 2 Mb',
  loginSuccess: 'Login Success!',
  logoutSuccess: 'Logout Success!',
  registerSuccess: 'Register Success, Please Login!',
  addedToCart: 'Added to cart',
  deliveryNote: 'Delivery only on Monday to friday at 1 - 7 pm',
  notFound: '404 Not Found',
} as const;
