import { lazyPart } from '../lib/lazy/lazyPart';

/** Fields, dialogs and what is printed: their code comes with the list. */
export const tablesView = lazyPart(() => import('./TablesView'));
void tablesView.load().catch(() => undefined);
