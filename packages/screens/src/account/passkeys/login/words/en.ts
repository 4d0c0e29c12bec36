/** Logging in by a passkey. */
export const words = {
  button: 'Log in with a passkey',
  cancelled: 'No passkey was used. Try again, or use your email and password.',
  failed: 'Your device could not use a passkey here. Use your email and password.',
};
