const DAY_MS = 86_400_000;

/** Where the day in UTC of a moment begins: what is counted by days begins and ends there. */
export const dayBegun = (at: Date) => new Date(Math.floor(at.getTime() / DAY_MS) * DAY_MS);

/** Where the next day in UTC begins; a moment at which one begins is its own. */
export const dayAfter = (at: Date) => new Date(Math.ceil(at.getTime() / DAY_MS) * DAY_MS);

/** Where the day in UTC begins whose beginning is nearest to a moment. */
export const nearestDay = (at: Date) => new Date(Math.round(at.getTime() / DAY_MS) * DAY_MS);
