export { Select, type SelectProps } from './Select';
export { SelectField, type SelectFieldProps } from './SelectField';
export { type SelectOption } from './SelectMenu';
