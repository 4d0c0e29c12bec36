export { usualCups } from './lazy';
