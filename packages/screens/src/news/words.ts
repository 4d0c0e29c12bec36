/** How to let the shop, in the words of whoever said no to their browser. */
export const HOW_TO_ALLOW =
  'Your browser does not let Seduh send you news. Open the settings of this site, beside its address, allow notifications, and load the page again.';
