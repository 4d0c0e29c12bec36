import { toast } from '@seduh/ui';
import type { LazyPart } from '../lazy/lazyPart';

/** Fetches the code of a dialog, then opens it; says so where the code does not come. */
export function onDemand({ load }: Pick<LazyPart, 'load'>, open: () => void): void {
  load().then(open, () => toast.error('That did not load. Check your connection and try again.'));
}
