export { readRecordFilter, writeRecordFilter } from './recordFilter';
export { RecordScreen } from './RecordScreen';
