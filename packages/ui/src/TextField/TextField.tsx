import { clsx } from 'clsx';
import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import { Field, type FieldTexts } from '../Field';
import { Affix } from '../Field/Affix';

export interface TextFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'prefix'>, FieldTexts {
  /** A unit before the text: `IDR`. */
  prefix?: string;
  /** A unit after the text: `%`, `days`. */
  suffix?: string;
  /** A button or an icon inside, at the end. */
  end?: ReactNode;
  /** Gets the input element. */
  ref?: Ref<HTMLInputElement>;
}

/** One line of text with its label, hint and error. `className` lands on the outer box, the rest on the input. */
export function TextField(props: TextFieldProps) {
  const { label, hint, error, hideLabel, prefix, suffix, end, id, className, ...rest } = props;
  const unit = useId();
  const unitId = prefix || suffix ? unit : undefined;
  return (
    <Field {...{ id, label, hint, error, hideLabel, className }} describedBy={clsx(unitId, rest['aria-describedby'])}>
      {(control) => (
        <Affix {...{ prefix, suffix, end, unitId }}>
          <input {...rest} {...control} className={clsx('sd-input', unitId && 'sd-num')} />
        </Affix>
      )}
    </Field>
  );
}
