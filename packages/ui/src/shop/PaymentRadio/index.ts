export { PaymentRadio, type PaymentOption, type PaymentRadioProps } from './PaymentRadio';
