const MINUTE_MS = 60_000;

export const addMinutes = (at: Date, minutes: number): Date => new Date(at.getTime() + minutes * MINUTE_MS);
export const addDaysTo = (at: Date, days: number): Date => addMinutes(at, days * 24 * 60);
