import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { Check, X } from '../../icons';
import { VisuallyHidden } from '../../VisuallyHidden';
import './StatusTimeline.css';

/** One step of an order. */
export interface StatusTimelineStep {
  /** Stable over the order's life. */
  id: string;
  /** One or two words, e.g. "On the way". */
  title: string;
  /** One line: who, where, why. */
  detail?: string;
  /** When: "13:52", or "~ 14:20" for what is ahead. */
  time?: string;
  /** done: behind us; now: where it is; ahead: to come; bad: ended here, against plan. */
  state: 'done' | 'now' | 'ahead' | 'bad';
  /** Drawn in the node while the step is not done. */
  icon?: ReactNode;
}

export interface StatusTimelineProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Names the list for screen readers. */
  label: string;
  /** In time's order. */
  steps: StatusTimelineStep[];
}

/** An order's steps from placed to delivered. Says the title of the step it reaches, and only that, politely. */
export function StatusTimeline({ label, steps, className, ...rest }: StatusTimelineProps) {
  'use no memo'; // see QuantityStepper: remembering would cost bytes and spare nothing
  const reached = steps.findLast((step) => step.state === 'now' || step.state === 'bad');
  return (
    <div {...rest} className={clsx('sd-timeline', className)}>
      <VisuallyHidden aria-live="polite">{reached?.title}</VisuallyHidden>
      <ol aria-label={label}>
        {steps.map(({ id, title, detail, time, state, icon }) => (
          <li key={id} data-state={state} aria-current={id === reached?.id ? 'step' : undefined}>
            <span className="sd-timeline-node" aria-hidden="true">
              {state === 'done' ? <Check /> : (icon ?? (state === 'bad' ? <X /> : null))}
            </span>
            <div className="sd-timeline-words">
              <strong>{title}</strong>
              {detail && <p>{detail}</p>}
            </div>
            {time && <span className="sd-timeline-time">{time}</span>}
          </li>
        ))}
      </ol>
    </div>
  );
}
