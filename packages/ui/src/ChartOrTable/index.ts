export { ChartOrTable, type ChartOrTableProps } from './ChartOrTable';
