export { BarChart, type BarChartProps } from './BarChart';
export type { Bar } from './Bars';
