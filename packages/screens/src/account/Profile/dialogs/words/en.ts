import { MESSAGES } from '@seduh/contract/constants';

/** What the profile asks in dialogs: who it is, a new password, whether the account ends. */
export const words = {
  cancel: 'Cancel',
  why: (hasPassword: boolean) =>
    `Your email is the key to your account, and your login is a while ago. ${
      hasPassword ? 'What you typed stays.' : 'Log in once more; what you typed stays.'
    }`,
  isItYou: 'Is it you?',
  goOn: 'Go on',

  editPassword: 'Edit Password',
  othersLeave: 'Every other device of yours is logged out, this one stays.',
  save: 'Save Change',
  oldPassword: 'Old password',
  addOldPassword: 'Add your old password.',
  changed: MESSAGES.passwordChanged,

  close: 'Close your account?',
  closeText: 'Your profile, photo and history go for good. The shop keeps its books, without your name.',
  yesClose: 'Close account',
  keep: 'Keep it',
  closed: MESSAGES.accountClosed,
};
