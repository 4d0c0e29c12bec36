import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { Check } from '../icons';
import './Steps.css';

export interface StepsProps extends ComponentProps<'ol'> {
  /** The names of the steps in order. */
  steps: string[];
  /** The step being taken, from 0; the number of steps or more means all are done. */
  current: number;
  /** Names the list for assistive technology. */
  label?: string;
}

/** How far an order has come: done steps have a tick, the current one is part filled. Not links. */
export function Steps({ steps, current, label = 'Progress', className, ...rest }: StepsProps) {
  return (
    <ol aria-label={label} className={clsx('sd-steps', className)} {...rest}>
      {steps.map((step, index) => {
        const done = index < current;
        return (
          <li key={step} data-done={done || undefined} aria-current={index === current ? 'step' : undefined}>
            <span className="sd-steps-name">
              <span className="sd-steps-seed" aria-hidden="true">
                {done ? <Check /> : index + 1}
              </span>
              {step}
              {done && <span className="sd-sr">, done</span>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
