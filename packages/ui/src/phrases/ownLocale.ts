/** What parts write by where nobody says otherwise: `25,000` and `23/11/2026`. */
export const ownLocale = 'en-GB';
