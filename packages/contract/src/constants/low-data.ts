/**
 * The cookie by which a device asks to spare data, as it stands in the header and in `document.cookie`: a cookie, because
 * the server answers pictures by it. Browsers with a wish of their own say it by `Save-Data`.
 */
export const LOW_DATA_COOKIE = 'low-data=on';

/** Whether these cookies, as one text, ask to spare data. */
export const asksLowData = (cookies: string): boolean => cookies.split('; ').includes(LOW_DATA_COOKIE);

/** Where the worker keeps pictures, as they were answered. */
export const IMAGE_CACHE = 'seduh-pictures';
