export { OrderSummary, type OrderSummaryProps, type OrderSummaryRow } from './OrderSummary';
