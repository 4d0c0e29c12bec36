export { OptionGroup, type GroupOption, type OptionGroupProps } from './OptionGroup';
