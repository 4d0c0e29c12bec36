/** The second step of a login, for staff who have a second factor. */
export const words = {
  lead: 'Your password is right. One more thing:',
  code: 'Code of your authenticator app',
  hint: 'Six digits.',
  recovery: 'Recovery code',
  recoveryHint: 'One of the codes you kept when you set it up.',
  useRecovery: 'My phone is not here',
  useApp: 'Use the app',
  back: 'Another account',
};
