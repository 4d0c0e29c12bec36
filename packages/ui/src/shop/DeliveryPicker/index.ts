export { DeliveryPicker, type DeliveryOption, type DeliveryPickerProps } from './DeliveryPicker';
