export { LiveBar } from './LiveBar';
export { OrderScreen } from './OrderScreen';
