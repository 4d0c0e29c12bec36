import type { ChangeEvent } from 'react';
import { groupDigits } from '../Price';
import { TextField, type TextFieldProps } from '../TextField';
import { caretPlace, digitsBehind, readAmount } from './amount';

export interface MoneyFieldProps extends Omit<
  TextFieldProps,
  'value' | 'defaultValue' | 'onChange' | 'type' | 'prefix' | 'suffix' | 'inputMode'
> {
  /** Whole rupiah, or null for an empty field. */
  value: number | null;
  /** Told the amount as it is typed: whole rupiah of nine digits at most, null once the field is empty. */
  onChange(value: number | null): void;
}

const textOf = (amount: number | null) => (amount === null ? '' : groupDigits(amount));

/** An amount in rupiah. Groups its digits while one types and takes nothing but digits. */
export function MoneyField({ value, onChange, autoComplete = 'off', ...rest }: MoneyFieldProps) {
  const onType = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const how = (nativeEvent as InputEvent).inputType;
    const behind = digitsBehind(target.value, target.selectionStart ?? target.value.length);
    const read = readAmount(target.value, how === 'insertFromPaste');
    const amount = read === undefined ? value : read;
    // written here already: React, finding another text than its own, would send the caret to the end
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
