import { clsx } from 'clsx';
import { type ComponentProps, type ReactNode, useId } from 'react';
import './SaveBar.css';

export interface SaveBarProps extends ComponentProps<'section'> {
  /** The question: `Do you want to save the change's?` */
  text: string;
  /** The answers: buttons, the one that goes on first. */
  children: ReactNode;
}

/** What asks to save a form while it is being changed. Last in the form, where it sticks to the bottom of the screen. */
export function SaveBar({ text, className, children, ...rest }: SaveBarProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} {...rest} className={clsx('sd-savebar', className)}>
      <p id={id}>{text}</p>
      {children}
    </section>
  );
}
