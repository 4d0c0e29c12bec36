export { readPastFilter, writePastFilter } from './pastFilter';
export { PastOrdersScreen } from './PastOrdersScreen';
