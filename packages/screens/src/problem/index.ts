export { problemOf } from './problemOf';
export { type Problem, ProblemScreen } from './ProblemScreen';
