/** Faults for whoever tests by hand: over the mocks of a story, and over the server in development. */
export { forceFaults, type Forced } from './force';
export { CALLS, type Calls, CLOCKS, faultById, FAULTS } from './list';
export {
  callsInWords,
  type CountedCalls,
  FAULT_GROUPS,
  forceAndCount,
  forcedInWords,
  fromTimeField,
  isTypedTime,
  NO_CALLS,
  NO_FAULT,
  toTimeField,
} from './panel';
