export { FigureTable, type FigureColumn, type FigureTableProps } from './FigureTable';
