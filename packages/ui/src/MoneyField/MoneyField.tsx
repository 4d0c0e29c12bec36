import type { ChangeEvent } from 'react';
import type { FieldTexts } from '../Field';
import { groupDigits } from '../Price/Price';
import { TextField, type TextFieldProps } from '../TextField';
import { caretPlace, digitsBehind, readAmount } from './amount';

type Replaced = 'value' | 'defaultValue' | 'onChange' | 'type' | 'prefix' | 'suffix' | 'inputMode';

export interface MoneyFieldProps extends Omit<TextFieldProps, Replaced>, FieldTexts {
  /** Whole rupiah, or null for an empty field. */
  value: number | null;
  /** Most digits it takes; one more is not typed. Default 9. */
  maxDigits?: number;
  /** Called with the amount as it is typed: whole rupiah, null once the field is empty. */
  onChange: (value: number | null) => void;
}

const textOf = (amount: number | null) => (amount === null ? '' : groupDigits(amount));

/** An amount in rupiah. Groups its digits while one types and takes nothing but digits. */
export function MoneyField({ value, onChange, maxDigits = 9, autoComplete = 'off', ...rest }: MoneyFieldProps) {
  const onType = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const how = (nativeEvent as InputEvent).inputType;
    const behind = digitsBehind(target.value, target.selectionStart ?? target.value.length);
    const read = readAmount(target.value, maxDigits, how === 'insertFromPaste');
    const amount = read === undefined ? value : read;
    // written before React does: on finding another text than its own it would move the caret to the end
    target.value = textOf(amount);
    const place = caretPlace(target.value, behind, how === 'deleteContentForward');
    target.setSelectionRange(place, place);
    if (amount !== value) onChange(amount);
  };
  return (
    <TextField
      {...rest}
      {...{ autoComplete }}
      prefix="IDR"
      inputMode="numeric"
      value={textOf(value)}
      onChange={onType}
    />
  );
}
