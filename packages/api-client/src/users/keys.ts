import type { Key } from '../data/stores';

// What of an account other parts of it make stale. Apart from what asks for it, which comes with its own page.

export const sessionsKey = (userId: string): Key => ['sessions', userId];
export const factorKey = (userId: string): Key => ['factor', userId];
