import { lazyPart } from '../lib/lazy/lazyPart';
import type { ReportPanelProps } from './ReportPanel';

/** Only where something did not reach people, which is rare. */
export const undeliveredPanel = lazyPart(() => import('./undelivered/UndeliveredPanel'));

/** Chart and table: they load while the figures do. */
export const reportPanel = lazyPart<ReportPanelProps>(() => import('./ReportPanel'));
