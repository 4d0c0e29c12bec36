export const words = {
  label: 'Language',
  failed: 'The other language did not come. Check your connection and try again.',
};
