import { Id } from '@seduh/contract';

/** Whether a text can be an id at all; the database refuses to compare anything else with one. */
export const isId = (text: string): boolean => Id.safeParse(text).success;
