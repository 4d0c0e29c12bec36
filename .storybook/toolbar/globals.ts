/** What the toolbar sets: every value is a string, so that an address can carry it (`&globals=theme:dark;zoom:200`). */
export const initialGlobals = {
  theme: 'light',
  zoom: '100',
  motion: 'system',
  direction: 'ltr',
  density: 'comfortable',
  locale: 'en-GB',
};

/** A menu whose button says what is chosen. */
const menu = (title: string, items: { value: string; title: string; icon?: string }[], icon?: string) => ({
  title,
  dynamicTitle: true,
  items,
  ...(icon && { icon }),
});

/** The toolbar's menus. */
export const globalTypes = {
  theme: {
    description: 'Theme',
    toolbar: menu('Theme', [
      { value: 'light', title: 'Light', icon: 'sun' },
      { value: 'dark', title: 'Dark', icon: 'moon' },
      { value: 'both', title: 'Side by side', icon: 'sidebyside' },
    ]),
  },
  zoom: {
    description: 'Text zoom: the size of letters that the reader has set in the browser',
    toolbar: menu(
      'Text',
      ['100', '150', '200', '400'].map((value) => ({ value, title: `Text ${value} %` })),
      'type',
    ),
  },
  motion: {
    description: 'Motion: as the device says, or reduced',
    toolbar: menu('Motion', [
      { value: 'system', title: 'Motion of the device', icon: 'play' },
      { value: 'reduced', title: 'Motion reduced', icon: 'stop' },
    ]),
  },
  direction: {
    description: 'Direction: which way lines run',
    toolbar: menu('Direction', [
      { value: 'ltr', title: 'Left to right', icon: 'arrowright' },
      { value: 'rtl', title: 'Right to left', icon: 'arrowleft' },
    ]),
  },
  density: {
    description: 'Density: comfortable as for guests, or compact as staff may choose it',
    toolbar: menu('Density', [
      { value: 'comfortable', title: 'Comfortable', icon: 'expandalt' },
      { value: 'compact', title: 'Compact', icon: 'collapse' },
    ]),
  },
  locale: {
    description:
      'Language: pseudo shows what no catalogue says and what longer words break; numbers and days stay English then',
    toolbar: menu(
      'Language',
      [
        { value: 'en-GB', title: 'English' },
        { value: 'id', title: 'Bahasa Indonesia' },
        // as CLDR tags what nobody speaks
        { value: 'en-XA', title: 'Pseudo (longer)' },
        { value: 'ar-XB', title: 'Pseudo, right to left' },
      ],
      'globe',
    ),
  },
};
