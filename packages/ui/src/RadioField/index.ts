export { RadioField, type RadioFieldProps } from './RadioField';
