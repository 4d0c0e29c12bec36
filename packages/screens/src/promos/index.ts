export { PromosScreen } from './PromosScreen';
