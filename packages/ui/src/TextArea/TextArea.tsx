import { clsx } from 'clsx';
import { type ChangeEvent, type Ref, type TextareaHTMLAttributes, useId, useImperativeHandle, useRef } from 'react';
import { Field, type FieldTexts } from '../Field';
import { useFormValue } from '../hooks/useFormValue';
import { usePhrases } from '../hooks/usePhrases';
import type { Phrases } from '../phrases/Phrases';

export interface TextAreaProps extends TextareaHTMLAttributes<HTMLTextAreaElement>, FieldTexts {
  /** Most characters it takes. A counter shows once four fifths are used. */
  maxLength?: number;
  /** Gets the textarea element. */
  ref?: Ref<HTMLTextAreaElement>;
}

const COUNT_FROM = 0.8;

const english = {
  left: (count) => `${count} ${count === 1 ? 'character' : 'characters'} left`,
} satisfies Phrases['TextArea'];

/** Several lines of text. `className` lands on the outer box, the rest on the textarea. */
export function TextArea(props: TextAreaProps) {
  'use no memo'; // see QuantityStepper: remembering would cost bytes and spare nothing
  const { label, hint, error, hideLabel, id, className, onChange, ref, ...rest } = props;
  const { value, defaultValue, maxLength } = rest;
  const words = usePhrases('TextArea', english);
  const counterId = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle(ref, () => area.current as HTMLTextAreaElement, []);
  const [used, setUsed] = useFormValue(
    area,
    value === undefined ? undefined : String(value).length,
    String(defaultValue ?? '').length,
  );
  const counting = maxLength !== undefined && used >= maxLength * COUNT_FROM;

  const left = Math.max((maxLength ?? 0) - used, 0);

  const change = (event: ChangeEvent<HTMLTextAreaElement>) => {
    setUsed(event.target.value.length);
    onChange?.(event);
  };

  return (
    <Field
      {...{ id, label, hint, error, hideLabel, className }}
      describedBy={clsx(counting && counterId, rest['aria-describedby'])}
      aside={
        maxLength !== undefined && (
          <p className="sd-counter sd-num" id={counterId} role="status">
            {counting && words.left(left)}
          </p>
        )
      }
    >
      {(control) => <textarea rows={3} {...rest} {...control} ref={area} onChange={change} className="sd-input" />}
    </Field>
  );
}
