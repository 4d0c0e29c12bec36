import { clsx } from 'clsx';
import { type ReactNode, useId } from 'react';
import { CircleAlert } from '../icons';
import './Field.css';

/** What every field shows around its control. */
export interface FieldTexts {
  /** The question, above the control. */
  label: string;
  /** Help in one line below; replaced by the error. */
  hint?: ReactNode;
  /** What is wrong and what to do. Marks the control as invalid. */
  error?: ReactNode;
  /** Keeps the label for screen readers only. */
  hideLabel?: boolean;
}

/** What the control must carry so that label, hint and error belong to it. */
export interface FieldControl {
  /** What the label points to. */
  id: string;
  /** Set while there is an error. */
  'aria-invalid': true | undefined;
  /** Ids of the words about it: error, hint, unit. */
  'aria-describedby': string | undefined;
}

export interface FieldProps extends FieldTexts {
  /** The control's id. Default: a generated one. */
  id?: string;
  /** Ids of further words about the control, for example a unit inside it. */
  describedBy?: string;
  /** Words that stand at the end of the line below: a counter, a password's strength. */
  aside?: ReactNode;
  /** On the outer box. */
  className?: string;
  /** Renders the control with what ties it to its words. */
  children: (control: FieldControl) => ReactNode;
}

/** The frame of a field: it owns the label, the hint, the error and how they are tied to the control. */
export function Field({ id, label, hint, error, hideLabel, describedBy, aside, className, children }: FieldProps) {
  'use no memo'; // the control in it is new each time: remembering would cost bytes and spare nothing
  const own = useId();
  const controlId = id ?? own;
  const errorId = `${controlId}-error`;
  const hintId = `${controlId}-hint`;
  const below = error ? errorId : hint ? hintId : undefined;
  return (
    <div className={clsx('sd-field', className)}>
      <label htmlFor={controlId} className={hideLabel ? 'sd-sr' : undefined}>
        {label}
      </label>
      {children({
        id: controlId,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': clsx(below, describedBy) || undefined,
      })}
      {error ? (
        <p className="sd-error" id={errorId}>
          <CircleAlert />
          <span>{error}</span>
        </p>
      ) : (
        hint && (
          <p className="sd-help" id={hintId}>
            {hint}
          </p>
        )
      )}
      {aside}
    </div>
  );
}
