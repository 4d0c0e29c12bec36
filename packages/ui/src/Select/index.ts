export { Select, type SelectProps } from './Select';
export { SelectField, type SelectFieldOption, type SelectFieldProps } from './SelectField';
export { type SelectOption } from './SelectMenu';
