import { MESSAGES } from '@seduh/contract/constants';

/** The account of somebody on staff. */
export const words = {
  title: 'Account',
  failed: 'Your account did not come',
  loading: 'Loading your account',
  called: 'What you are called',
  name: 'Your name',
  nameHint: 'As colleagues and the record of what staff did call you.',
  addName: 'Add your name.',
  saveName: 'Save name',
  nameSaved: MESSAGES.profileSaved,
  password: 'Your password',
  passwordText: 'With another one, every other device is logged out.',
  changePassword: 'Change password',
  passkeys: 'Passkeys',
  sessions: 'Where you are logged in',
  logOut: 'Log out',

  factor: 'Second factor',
  factorLoading: 'Loading your second factor',
  isOn: 'On',
  isOff: 'Off',
  factorWhy:
    'A code of an app on your phone, beside your password. Whoever guesses or steals the password stays outside.',
  factorFirst: 'Owners and managers need a second factor in this shop. Set it up, and your work is there.',
  since: (when: string) => `Asked at every login since ${when}.`,
  left: (count: number) => (count === 1 ? '1 recovery code is left.' : `${count} recovery codes are left.`),
  few: 'Make new ones before they are gone.',
  setUp: 'Set up',
  move: 'Move to another phone',
  renew: 'New recovery codes',
  turnOff: 'Turn off',
};
