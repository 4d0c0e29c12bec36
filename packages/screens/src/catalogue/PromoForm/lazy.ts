import type { FiguresPanelProps } from './foresight/FiguresPanel';
import type { ForesightPanelProps } from './foresight/ForesightPanel';
import type { PartProps } from './partProps';
import type { RulesProps } from './RulesFields';
import { lazyPart, optional } from '../../lib/lazy/lazyPart';

/** What a draft would have done: below the form, so its code may come after it. */
export const foresight = optional<ForesightPanelProps>(() => import('./foresight/ForesightPanel'));

/** What a promo has done so far. */
export const promoFigures = optional<FiguresPanelProps>(() => import('./foresight/FiguresPanel'));

/** Of one kind alone. */
export const bundleFields = lazyPart<PartProps>(() => import('./BundleFields'));

/** Below all that has to be there: its code comes right after that of the form. */
export const limitFields = lazyPart<PartProps>(() => import('./LimitFields'));
void limitFields.load().catch(() => undefined);

/** Beside it. */
export const rulesFields = lazyPart<RulesProps>(() => import('./RulesFields'));
void rulesFields.load().catch(() => undefined);
