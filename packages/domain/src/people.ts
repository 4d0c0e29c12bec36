import type { Bundle } from '@seduh/contract/constants';

/** Somebody on staff, as far as it matters who is left. */
export interface StaffFacts {
  id: string;
  bundle: Bundle;
  disabled: boolean;
}

const isOwner = ({ bundle, disabled }: StaffFacts): boolean => bundle === 'owner' && !disabled;

/**
 * Whether the shop would be without an owner after this change of one of its staff. Who is kept out is no owner, as they
 * cannot do anything.
 */
export function losesLastOwner(
  staff: readonly StaffFacts[],
  id: string,
  change: Partial<Omit<StaffFacts, 'id'>>,
): boolean {
  const after = staff.map((one) => (one.id === id ? { ...one, ...change } : one));
  return staff.some(isOwner) && !after.some(isOwner);
}
