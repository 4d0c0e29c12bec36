export { Select, type SelectOption, type SelectProps } from './Select';
export { SelectField, type SelectFieldProps } from './SelectField';
