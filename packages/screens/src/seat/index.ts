export { SeatScreen } from './SeatScreen';
