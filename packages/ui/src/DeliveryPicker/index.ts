export { DeliveryPicker, type DeliveryPickerProps } from './DeliveryPicker';
