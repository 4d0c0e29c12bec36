import type { FigureFileFilter } from '@seduh/contract';
import { LOCALES, type Locale } from '@seduh/contract/constants';
import { CSV_START, toCsv } from '@seduh/domain';
import { figureFileName, figureRows } from '@seduh/domain/figures';
import type { Clock } from '../../../platform/clock';
import type { Db } from '../../../platform/db/tx';
import { readAllFigures } from './service';
import { FIGURE_FILE_WORDS } from './words';

/** A section of the figures as a file: all its rows. Throws 400 as `readFigures`. */
export async function readFigureFile(
  db: Db,
  clock: Clock,
  { section, ...filter }: FigureFileFilter,
  language: Locale = LOCALES[0],
): Promise<{ name: string; text: string }> {
  const figures = await readAllFigures(db, clock, filter);
  const text = CSV_START + toCsv(figureRows(section, figures, FIGURE_FILE_WORDS[language]));
  return { name: figureFileName(section, figures), text };
}
