export { OrderColumn, type OrderColumnProps } from './OrderColumn';
