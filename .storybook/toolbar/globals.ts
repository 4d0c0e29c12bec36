/** What the toolbar sets: every value is a string, so that an address can carry it (`&globals=theme:dark;zoom:200`). */
export const initialGlobals = { theme: 'light', zoom: '100', motion: 'system' };

/** The toolbar's menus. */
export const globalTypes = {
  theme: {
    description: 'Theme',
    toolbar: {
      title: 'Theme',
      dynamicTitle: true,
      items: [
        { value: 'light', title: 'Light', icon: 'sun' },
        { value: 'dark', title: 'Dark', icon: 'moon' },
        { value: 'both', title: 'Side by side', icon: 'sidebyside' },
      ],
    },
  },
  zoom: {
    description: 'Text zoom: the size of letters that the reader has set in the browser',
    toolbar: {
      icon: 'type',
      title: 'Text',
      dynamicTitle: true,
      items: ['100', '150', '200', '400'].map((value) => ({ value, title: `Text ${value} %` })),
    },
  },
  motion: {
    description: 'Motion: as the device says, or reduced',
    toolbar: {
      title: 'Motion',
      dynamicTitle: true,
      items: [
        { value: 'system', title: 'Motion of the device', icon: 'play' },
        { value: 'reduced', title: 'Motion reduced', icon: 'stop' },
      ],
    },
  },
} as const;
