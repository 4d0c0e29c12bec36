export { calledPanel } from './lazy';
export { CollectScreen } from './CollectScreen';
