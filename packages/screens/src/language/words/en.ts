export const words = {
  label: 'Language',
  failed: 'The other language did not come. Check your connection; then one more press loads the page anew.',
  /** Offers this very language, to who reads another one just now. */
  read: 'Read in English',
  decline: 'No, thanks',
};
