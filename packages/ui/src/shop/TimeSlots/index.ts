export { TimeSlots, type TimeSlot, type TimeSlotsProps } from './TimeSlots';
