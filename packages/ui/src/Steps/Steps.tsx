import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { usePhrases } from '../hooks/usePhrases';
import { Check } from '../icons';
import type { Phrases } from '../phrases/Phrases';
import './Steps.css';

export interface StepsProps extends ComponentProps<'ol'> {
  /** The names of the steps in order. */
  steps: string[];
  /** The step being taken, from 0; the number of steps or more means all are done. */
  current: number;
  /** Names the list for assistive technology. Default: "Progress". */
  label?: string;
}

const english = { label: 'Progress', done: ', done' } satisfies Phrases['Steps'];

/** How far an order has come: done steps have a tick, the current one is part filled. Not links. */
export function Steps({ steps, current, label, className, ...rest }: StepsProps) {
  const words = usePhrases('Steps', english);
  return (
    <ol aria-label={label ?? words.label} className={clsx('sd-steps', className)} {...rest}>
      {steps.map((step, index) => {
        const done = index < current;
        return (
          <li key={step} data-done={done || undefined} aria-current={index === current ? 'step' : undefined}>
            <span className="sd-steps-name">
              <span className="sd-steps-seed" aria-hidden="true">
                {done ? <Check /> : index + 1}
              </span>
              {step}
              {done && <span className="sd-sr">{words.done}</span>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
