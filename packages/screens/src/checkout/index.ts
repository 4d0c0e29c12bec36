export { default as OrderForThen } from './times/OrderForThen';
export { PaymentScreen } from './PaymentScreen';
export { whenField } from './times/lazy';
