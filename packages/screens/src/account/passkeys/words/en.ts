import { PASSKEY_MESSAGES } from '@seduh/contract/constants';

/** The passkeys of an account: what they are, which there are, and what is done with them. */
export const words = {
  title: 'Passkeys',
  loading: 'Loading your passkeys',
  why: 'Log in with your fingerprint, your face or the code of your phone, without a password.',
  whyStaff: 'It counts as password and code at once: no second factor is asked for.',
  unsupported: 'This browser cannot make a passkey here. Open this page on a phone or computer that can.',
  add: 'Add a passkey',
  adding: 'Follow your device: it asks whether it is you.',
  added: PASSKEY_MESSAGES.added,
  full: 'There is room for no more. Remove one you do not use.',
  addedOn: (when: string) => `Added ${when}`,
  usedOn: (when: string) => `Last used ${when}`,
  notUsed: 'Not used yet',
  synced: 'On all your devices',
  oneDevice: 'On one device',
  alone: 'This is your only one. Add another on a second device, in case you lose this one.',

  /** Why none was made. */
  problems: {
    cancelled: 'No passkey was added. You can try again.',
    there: 'This device has a passkey for your account already.',
    failed: 'Your device could not make a passkey. Try again, or try another device.',
  },

  rename: 'Rename',
  renameOf: (name: string) => `Rename ${name}`,
  name: 'Name of the passkey',
  addName: 'Add a name.',
  save: 'Save name',
  renamed: PASSKEY_MESSAGES.renamed,
  remove: 'Remove',
  removeOf: (name: string) => `Remove ${name}`,
  askRemove: (name: string) => `Remove ${name}? It lets nobody in any more, and where it was used is logged out.`,
  yesRemove: 'Remove passkey',
  removed: PASSKEY_MESSAGES.removed,
  cancel: 'Cancel',
  goOn: 'Go on',
  prove: 'First your password: it is a while since you logged in.',
  proveLogin: 'Log in again first: it is a while since you did.',
  code: 'Code',
  codeHint: 'Six digits of your authenticator app, or a recovery code.',
  addCode: 'Add the code.',
};
