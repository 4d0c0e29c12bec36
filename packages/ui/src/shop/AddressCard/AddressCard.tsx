import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import './AddressCard.css';

export interface AddressCardProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  /** A pin for a place, a clock for a time; an Avatar for a person. */
  icon: ReactNode;
  /** Where, when or who. */
  title: string;
  /** The address, then the phone: up to three lines each. */
  lines: string[];
  /** E.g. Edit, or Add where there is no address yet. */
  action?: ReactNode;
  /** Nothing given yet: an outlined card of its own instead of a row in a panel. */
  outlined?: boolean;
}

/** Where, when or to whom an order goes: a row inside a panel. */
export function AddressCard({ icon, title, lines, action, outlined = false, className, ...rest }: AddressCardProps) {
  'use no memo'; // see QuantityStepper: remembering would cost bytes and spare nothing
  return (
    <div {...rest} className={clsx('sd-addr', className)} data-outlined={outlined || undefined}>
      <span className="sd-addr-pin">{icon}</span>
      <div className="sd-addr-words">
        <strong>{title}</strong>
        {lines.map((line) => (
          <p key={line}>
            {/* a phone number keeps its order in a page from right to left */}
            <bdi>{line}</bdi>
          </p>
        ))}
      </div>
      {action}
    </div>
  );
}
