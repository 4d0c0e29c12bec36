export { PaymentRadio, type PaymentRadioProps } from './PaymentRadio';
