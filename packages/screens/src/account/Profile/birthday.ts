/** A stored day, `YYYY-MM-DD`, as it is read: `03/04/1996`. */
export const formatBirthday = (day: string | null): string => day?.split('-').toReversed().join('/') ?? '';
