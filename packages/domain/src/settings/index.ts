/** What an owner may set of the shop: the one set of rules of form, server and command line. */
export { isPlanned, settledSettings, shopOf } from './effective';
export { settingsProblems, type SettingsContext } from './rules';
export { daysToCome, type DayToCome } from './days-to-come';
export { outsideOf, type SetOrder } from './outside';
export { sectionOf, settingsVersion } from './version';
