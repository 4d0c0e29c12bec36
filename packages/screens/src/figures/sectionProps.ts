import type { Figures } from '@seduh/contract';
import type { FiguresFilter } from './figuresFilter';
import type { Spans } from './writing';

/** What every section of the figures is made of. */
export interface SectionProps {
  figures: Figures;
  filter: FiguresFilter;
  spans: Spans;
}
