/** What the head of a page says of it: to search engines, and under a link that somebody shares. */
export const words = {
  about: 'Kopi, tea and home cooking from a kitchen near you. Order ahead, pick it up hot, or have it at your door.',
  menu: "Seduh's menu: coffee, non coffee, foods and add-ons, with the coupons that run today.",
  login: 'Log in to order, to follow your order and to see what you had before.',
  signUp: 'Sign up at Seduh: the member card is free.',
  picture: 'Seduh: good coffee, brewed for you',
  /** Of a page that starts empty. */
  title: 'Good coffee, brewed for you · Seduh',
  /** As Open Graph names the language. */
  ogLocale: 'en_GB',
};
