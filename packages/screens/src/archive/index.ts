export { readArchiveFilter, writeArchiveFilter } from './archiveFilter';
export { OrderArchiveScreen } from './OrderArchiveScreen';
