export { ChoiceGroup, type ChoiceGroupProps } from './ChoiceGroup';
