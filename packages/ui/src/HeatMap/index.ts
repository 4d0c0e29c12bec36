export { HeatMap, type HeatCell, type HeatLine, type HeatMapProps } from './HeatMap';
