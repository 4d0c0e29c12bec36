export { webBell, type Bell } from './bell';
export { OrderBoardScreen } from './OrderBoardScreen';
