import { Link, type LinkProps } from '@seduh/ui';
import type { ReactNode } from 'react';

export interface IconLinkProps extends Omit<LinkProps, 'children'> {
  /** Its name for who cannot see the icon. */
  label: string;
  icon: ReactNode;
  /** A `Badge`; its words join the name. */
  badge?: ReactNode;
}

/** An icon of the top bar that leads somewhere: looks like ui's IconButton, is a link. */
export function IconLink({ label, icon, badge, className = '', ...rest }: IconLinkProps) {
  'use no memo'; // see Shell
  return (
    <Link {...rest} className={`sd-icon-btn ${className}`}>
      {icon}
      <span className="sd-sr">{`${label} `}</span>
      {badge}
    </Link>
  );
}
