export { LowDataSwitch } from './LowDataSwitch';
