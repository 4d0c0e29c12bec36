export { OwedScreen } from './OwedScreen';
