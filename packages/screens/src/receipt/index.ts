export { ReceiptScreen } from './ReceiptScreen';
