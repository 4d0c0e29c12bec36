import { clsx } from 'clsx';
import { useSyncExternalStore, type ComponentProps, type ReactNode } from 'react';
import { Badge } from '../Badge';
import { Brand } from '../Brand';
import { Link } from '../Link';
import './TopBar.css';

/** One page of the main navigation. */
export interface TopBarLink {
  /** As the visitor reads it. */
  label: string;
  /** Where it leads. */
  href: string;
  /** The page being looked at. */
  current?: boolean;
  /** How many things wait there, as a marigold disc; nothing at 0. */
  count?: number;
}

export interface TopBarProps extends ComponentProps<'header'> {
  /** Where the mark and the name lead. */
  brandHref: string;
  /** The name beside the mark. Default: the `Brand`'s own. */
  brandName?: string;
  /** Shown from 768 px; phones have the TabBar. */
  links: TopBarLink[];
  /** Follows the order board's wider frame. */
  wide?: boolean;
  /** End of the bar. A SearchBox shows from 1024 px; what has the class `sd-find` (a search icon) only below that. */
  children?: ReactNode;
}

function onScroll(changed: () => void) {
  window.addEventListener('scroll', changed, { passive: true });
  return () => window.removeEventListener('scroll', changed);
}

/** The sticky bar on top of every page; a hairline appears under it once the page has scrolled. */
export function TopBar({ brandHref, brandName, links, wide = false, children, className, ...rest }: TopBarProps) {
  const scrolled = useSyncExternalStore(
    onScroll,
    () => window.scrollY > 0,
    () => false,
  );
  return (
    <header
      {...rest}
      className={clsx('sd-topbar', className)}
      data-scrolled={scrolled || undefined}
      data-wide={wide || undefined}
    >
      <div className="sd-topbar-row">
        <Brand href={brandHref} name={brandName} />
        <nav className="sd-topbar-links" aria-label="Main">
          {links.map(({ label, href, current, count = 0 }) => (
            <Link key={href} href={href} aria-current={current ? 'page' : undefined}>
              {label}
              {/* the space keeps the link's name in two words */}
              {count > 0 && ' '}
              <Badge tone="accent" count={count} label={count === 1 ? '1 item' : `${count} items`} />
            </Link>
          ))}
        </nav>
        <div className="sd-topbar-end">{children}</div>
      </div>
    </header>
  );
}
