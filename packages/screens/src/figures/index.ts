export { readFiguresFilter, writeFiguresFilter } from './figuresFilter';
export { FiguresScreen } from './FiguresScreen';
