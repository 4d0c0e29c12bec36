/** The year in which somebody became a member, by the shop's calendar. */
export const memberYear = (since: string, zone: string): string =>
  new Intl.DateTimeFormat('en-GB', { year: 'numeric', timeZone: zone }).format(new Date(since));
