import { optional } from '../lazy/lazyPart';
import type { SeatNoteProps } from './SeatNote';

/** The table of this visit, which most orders have none of; only the device knows of it. */
export const seatNote = optional<SeatNoteProps>(() => import('./SeatNote'));
