import { optional } from '../lazy/lazyPart';

/** Only for who asked to be warned of something. */
export const chosenWarning = optional(() => import('./ChosenWarning'));
export const lineWarning = optional(() => import('./LineWarning'));

/** Only for who writes a note. */
export const allergyAnswer = optional(() => import('./AllergyAnswer'));
