import { clsx } from 'clsx';
import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import './IconButton.css';

export interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  /** Its accessible name. */
  label: string;
  /** A 22 px icon. */
  icon: ReactNode;
  /** With a control's border, for a button that stands alone. */
  outlined?: boolean;
  /** A `Badge` in the upper end corner. Its words join the name. */
  badge?: ReactNode;
  /** Gets the button element. */
  ref?: Ref<HTMLButtonElement>;
}

/** A 44 px button of one icon. */
export function IconButton({ label, icon, outlined, badge, type = 'button', className, ...rest }: IconButtonProps) {
  'use no memo'; // see QuantityStepper: remembering would cost bytes and spare nothing
  return (
    <button type={type} {...rest} className={clsx('sd-icon-btn', outlined && 'sd-line', className)}>
      {icon}
      {/* the space keeps the name and the badge's words apart */}
      <span className="sd-sr">{`${label} `}</span>
      {badge}
    </button>
  );
}
