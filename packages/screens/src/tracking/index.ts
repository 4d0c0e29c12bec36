export { LiveBar } from './live/LiveBar';
export { OrderScreen } from './OrderScreen';
