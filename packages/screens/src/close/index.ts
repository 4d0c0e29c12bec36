export { CloseScreen } from './CloseScreen';
