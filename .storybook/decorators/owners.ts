import * as React from 'react';

/** What the development build keeps to itself. */
interface Internals {
  recentlyCreatedOwnerStacks: number;
}

/**
 * React's development build keeps a stack of calls for each element, to print it below a warning; a seventh of what docs
 * take, and whoever walks over the stories reads the warning alone. After ten thousand in a second React stops by itself:
 * from now on it finds that many.
 */
export function forgetOwners(): void {
  const isInternals = (value: unknown): value is Internals =>
    typeof value === 'object' && value !== null && 'recentlyCreatedOwnerStacks' in value;
  for (const internals of Object.values(React).filter(isInternals)) {
    // a count that cannot be changed
    Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
      get: () => 10_000,
      set() {
        // React begins anew each second
      },
    });
  }
}
