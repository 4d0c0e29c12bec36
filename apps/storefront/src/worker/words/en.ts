/** For a message that cannot be read: a browser that was told something has to show something. */
export const words = {
  title: 'News from Seduh',
  body: 'Open the shop to see it.',
};
