import { MESSAGES } from '@seduh/contract/constants';

/** Why a whole page cannot be shown. */
export const words = {
  problems: {
    notFound: {
      status: MESSAGES.notFound,
      title: 'We looked under every cup',
      text: 'This page is not here. It may have sold out, or the address has a typo.',
    },
    forbidden: {
      status: MESSAGES.forbidden,
      title: 'The lid stays on this one',
      text: 'This page is for somebody else. Log in with another account, or go back to the menu.',
    },
    notPermitted: {
      status: MESSAGES.notPermitted,
      title: 'Not on your tray',
      text: 'This page is for colleagues with other tasks. If it should be one of yours, ask the owner of the shop: they can change it under People.',
    },
    failed: {
      status: 'Something broke',
      title: '500, we spilled it',
      text: 'It is our fault, not yours. Your cart is kept. Reload the page to try again.',
    },
    offline: {
      status: 'No connection',
      title: 'You are offline',
      text: 'What you have seen of the menu is still here, your cart is kept, and paying waits. This page comes by itself once you are back.',
    },
  },
  reload: 'Reload',
  home: 'Back to home',
  menu: 'See the menu',
};
