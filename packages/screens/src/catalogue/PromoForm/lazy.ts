import type { FiguresPanelProps } from './foresight/FiguresPanel';
import type { ForesightPanelProps } from './foresight/ForesightPanel';
import { optional } from '../../lib/lazy/lazyPart';

/** What a draft would have done: below the form, so its code may come after it. */
export const foresight = optional<ForesightPanelProps>(() => import('./foresight/ForesightPanel'));

/** What a promo has done so far. */
export const promoFigures = optional<FiguresPanelProps>(() => import('./foresight/FiguresPanel'));
