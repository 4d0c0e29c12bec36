export { Affix, type AffixProps } from './Affix';
export { Field, type FieldControl, type FieldProps, type FieldTexts } from './Field';
