/** Figures people ask for: which days they are of and held against, and how they are filed. */
export { englishFileWords, figureFileName, figureRows, type FigureFileWords } from './file';
export { averageMinutes, type HeldRow, heldRows, type Row } from './held';
export { comparedSpan, type ComparedSpan, figureSpan, spanProblems, YEAR_DAYS } from './spans';
