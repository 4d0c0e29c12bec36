export { CouponPicker, type CouponOption, type CouponPickerProps } from './CouponPicker';
