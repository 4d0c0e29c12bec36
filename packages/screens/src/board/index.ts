export { webBell } from './bell';
export { OrderBoardScreen } from './OrderBoardScreen';
