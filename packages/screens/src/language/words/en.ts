export const words = {
  label: 'Language',
  failed: 'The other language did not come. Check your connection; then one more press loads the page anew.',
};
