export { default as OrderForThen } from './OrderForThen';
export { PaymentScreen } from './PaymentScreen';
export { whenField } from './lazyTimes';
