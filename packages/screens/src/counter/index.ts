export { CounterScreen } from './CounterScreen';
