export { GoalRing, type GoalRingProps } from './GoalRing';
