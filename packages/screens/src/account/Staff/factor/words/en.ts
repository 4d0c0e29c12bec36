import { MESSAGES } from '@seduh/contract/constants';

/** What is asked and shown while a second factor is set up, moved or turned off. */
export const words = {
  prove: {
    setUp: 'First your password, then a code to scan.',
    move: 'Your password, and a code of the app you have now. It works on until the new one does.',
    renew: 'The codes you have now stop working.',
    turnOff: 'From then on the password alone lets in.',
  },
  goOn: 'Go on',
  makeNew: 'Make new codes',
  turnOff: 'Turn off',
  cancel: 'Cancel',
  code: 'Code',
  codeHint: 'Six digits of your authenticator app, or a recovery code.',
  addCode: 'Add the code.',
  isOff: MESSAGES.factorOff,

  scan: 'Scan this with an authenticator app, such as Google Authenticator, Microsoft Authenticator or Aegis.',
  qr: 'Code to scan with the authenticator app',
  typed: 'Or type this into the app:',
  copySecret: 'Copy the key',
  firstCode: 'Code of the app',
  firstCodeHint: 'Six digits. They change every 30 seconds.',
  turnOn: 'Turn on',
  isOn: MESSAGES.factorOn,
  again: 'Begin again',

  codes: 'Your recovery codes',
  codesWhy:
    'If your phone is gone, each of these lets you in once. Keep them where the phone is not. They are not shown again.',
  copyCodes: 'Copy all',
  download: 'Download',
  print: 'Print',
  kept: 'I have kept them',
  file: (shop: string) => `Recovery codes for ${shop}. Each works once.`,
};
