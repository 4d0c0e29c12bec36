export { Affix } from './Affix';
export { Field, type FieldProps, type FieldTexts } from './Field';
