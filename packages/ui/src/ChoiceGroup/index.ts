export { ChoiceGroup, type ChoiceTexts, type ChoiceGroupProps } from './ChoiceGroup';
