export { ModalScreen } from './ModalScreen';
export { TestScreen } from './TestScreen';
