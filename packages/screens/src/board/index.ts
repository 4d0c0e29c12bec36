export { webBell } from './bell';
export { OrdersScreen } from './OrdersScreen';
