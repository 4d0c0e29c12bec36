export { type Problem, problemOf, ProblemScreen } from './ProblemScreen';
