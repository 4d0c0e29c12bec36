import { lazyPart } from '../../lib/lazy/lazyPart';

/** What must be chosen before a product can be had: few products ask for it. */
export const chooseOptions = lazyPart(() => import('./sheet/ChooseOptions'));
