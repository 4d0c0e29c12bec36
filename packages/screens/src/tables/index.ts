export { TablesScreen } from './TablesScreen';
