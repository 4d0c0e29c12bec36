import { type ChangeEvent, useEffect, useImperativeHandle, useRef } from 'react';
import type { FieldTexts } from '../Field';
import { useFormValue } from '../hooks/useFormValue';
import { usePhrases } from '../hooks/usePhrases';
import type { Phrases } from '../phrases/Phrases';
import { formatRupiah, useMoney } from '../Price';
import { groupDigits } from '../Price/rupiah';
import { TextField, type TextFieldProps } from '../TextField';
import { caretPlace, digitsBehind, readAmount } from './amount';

type Replaced = 'value' | 'defaultValue' | 'onChange' | 'type' | 'prefix' | 'suffix' | 'inputMode' | 'min' | 'max';

export interface MoneyFieldProps extends Omit<TextFieldProps, Replaced>, FieldTexts {
  /** Whole rupiah, or null for an empty field. Without it the field keeps its own. */
  value?: number | null;
  /** Where it begins, and goes back to when its form is reset, if nobody keeps `value`: whole rupiah. */
  defaultValue?: number | null;
  /** Most digits it takes; one more is not typed. Default 9. */
  maxDigits?: number;
  /** The least that the browser lets a form be sent with: whole rupiah. */
  min?: number;
  /** The most that the browser lets a form be sent with: whole rupiah. */
  max?: number;
  /** Its name in a form, which sends whole rupiah without a comma: `25000`. */
  name?: string;
  /** Called with the amount as it is typed: whole rupiah, null once the field is empty. */
  onChange?: (value: number | null) => void;
}

const english = {
  least: (amount) => `At least ${amount}`,
  most: (amount) => `At most ${amount}`,
} satisfies Phrases['MoneyField'];

/** An amount in rupiah. Groups its digits while one types and takes nothing but digits. */
export function MoneyField(props: MoneyFieldProps) {
  'use no memo'; // see QuantityStepper: remembering would cost bytes and spare nothing
  const { value, defaultValue = null, onChange, maxDigits = 9, autoComplete = 'off', ...own } = props;
  const { min, max, name, ref, ...rest } = own;
  const words = usePhrases('MoneyField', english);
  const money = useMoney();
  const textOf = (whole: number | null) => (whole === null ? '' : groupDigits(whole, money.locale));
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => input.current as HTMLInputElement, []);
  const [amount, change] = useFormValue(input, value, defaultValue, onChange);

  const problem =
    amount === null
      ? ''
      : min !== undefined && amount < min
        ? words.least(formatRupiah(min, money))
        : max !== undefined && amount > max
          ? words.most(formatRupiah(max, money))
          : '';
  useEffect(() => input.current?.setCustomValidity(problem), [problem]);

  const onType = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const how = (nativeEvent as InputEvent).inputType;
    const behind = digitsBehind(target.value, target.selectionStart ?? target.value.length);
    const read = readAmount(target.value, maxDigits, how === 'insertFromPaste');
    const next = read === undefined ? amount : read;
    // written before React does: on finding another text than its own it would move the caret to the end
    target.value = textOf(next);
    const place = caretPlace(target.value, behind, how === 'deleteContentForward');
    target.setSelectionRange(place, place);
    if (next !== amount) change(next);
  };
  return (
    <>
      <TextField
        {...rest}
        {...{ autoComplete, ref: input, 'data-name': name }}
        prefix={money.currency}
        inputMode="numeric"
        value={textOf(amount)}
        onChange={onType}
      />
      {name && <input type="hidden" {...{ name, disabled: rest.disabled, form: rest.form }} value={amount ?? ''} />}
    </>
  );
}
