import { clsx } from 'clsx';
import { type HTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import './Panel.css';

export interface PanelProps extends HTMLAttributes<HTMLElement> {
  /** Its heading, which also names the section. */
  title?: string;
  /** One aside at the end of the head: a quiet button, a link. */
  action?: ReactNode;
  /** Level of the heading. Default 2. */
  headingLevel?: 2 | 3 | 4;
  /** Gets the section element. */
  ref?: Ref<HTMLElement>;
}

/** A raised card about one topic. */
export function Panel({ title, action, headingLevel = 2, className, children, ...rest }: PanelProps) {
  'use no memo'; // see QuantityStepper: remembering would cost bytes and spare nothing
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <section aria-labelledby={title && id} {...rest} className={clsx('sd-panel', className)}>
      {(title || action) && (
        <div className="sd-panel-head">
          {title && (
            <Heading id={id} className="sd-t-4">
              {title}
            </Heading>
          )}
          {action}
        </div>
      )}
      {children}
    </section>
  );
}
