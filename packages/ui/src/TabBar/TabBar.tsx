import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { Badge } from '../Badge';
import { Link } from '../Link';
import './TabBar.css';

/** One page of the bottom bar. */
export interface TabBarItem {
  /** As the visitor reads it. */
  label: string;
  /** Where it leads. */
  href: string;
  /** Drawn over the label. */
  icon: ReactNode;
  /** The page being looked at. */
  current?: boolean;
  /** How many things wait there, as a red disc; nothing at 0. */
  badge?: number;
  /** What the disc counts, e.g. "3 items". */
  badgeLabel?: string;
}

export interface TabBarProps extends ComponentProps<'nav'> {
  /** Names the navigation for screen readers. */
  label: string;
  /** Four or five pages. */
  items: TabBarItem[];
}

/** The bottom bar of phones, gone from 768 px. The page makes room for it by itself. */
export function TabBar({ label, items, className, ...rest }: TabBarProps) {
  return (
    <nav aria-label={label} {...rest} className={clsx('sd-tabbar', className)}>
      {items.map(({ label: name, href, icon, current, badge = 0, badgeLabel = String(badge) }) => (
        <Link key={href} href={href} aria-current={current ? 'page' : undefined}>
          <span className="sd-tabbar-icon">{icon}</span>
          <span className="sd-tabbar-label">{name}</span>
          {/* after the label, as it is to be heard; the space keeps the name in two words */}
          {badge > 0 && ' '}
          <Badge count={badge} label={badgeLabel} />
        </Link>
      ))}
    </nav>
  );
}
