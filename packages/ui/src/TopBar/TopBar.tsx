import { clsx } from 'clsx';
import { useSyncExternalStore, type ComponentProps, type ReactNode } from 'react';
import { Badge } from '../Badge';
import { Brand } from '../Brand';
import { type BrandTarget, brandTarget } from '../Brand/target';
import { usePhrases } from '../hooks/usePhrases';
import { Link, type LinkTarget } from '../Link';
import type { Phrases } from '../phrases/Phrases';
import './TopBar.css';

interface TopBarLinkWords {
  /** As the visitor reads it. */
  label: string;
  /** The page being looked at. */
  current?: boolean;
  /** How many things wait there, as a marigold disc; nothing at 0. */
  count?: number;
}

/** One page of the main navigation, by `href` or `render`. */
export type TopBarLink = TopBarLinkWords & LinkTarget;

interface TopBarWords extends ComponentProps<'header'> {
  /** The name beside the mark. Default: the `Brand`'s own. */
  brandName?: string;
  /** Shown from 768 px; phones have the TabBar. */
  links: TopBarLink[];
  /** Follows the order board's wider frame. */
  wide?: boolean;
  /** End of the bar. A SearchBox shows from 1024 px; what has the class `sd-find` (a search icon) only below that. */
  children?: ReactNode;
}

export type TopBarProps = TopBarWords & BrandTarget;

const english = {
  label: 'Main',
  items: (count) => (count === 1 ? '1 item' : `${count} items`),
} satisfies Phrases['TopBar'];

/** Kept: whoever asks the window while the page is changing makes it lay all of that out at once. */
let isScrolled = false;
const getScrolled = () => isScrolled;

function followScroll(changed: () => void) {
  const look = () => {
    isScrolled = window.scrollY > 0;
    changed();
  };
  look();
  window.addEventListener('scroll', look, { passive: true });
  return () => window.removeEventListener('scroll', look);
}

/** The bar itself: what stands in it is not drawn anew with the hairline. */
function Bar(props: ComponentProps<'header'>) {
  'use no memo'; // see QuantityStepper: remembering would cost bytes and spare nothing
  const scrolled = useSyncExternalStore(followScroll, getScrolled, () => false);
  return <header {...props} data-scrolled={scrolled || undefined} />;
}

/** The sticky bar on top of every page; a hairline appears under it once the page has scrolled. */
export function TopBar({
  brandHref,
  brandRender,
  brandName,
  links,
  wide = false,
  children,
  className,
  ...rest
}: TopBarProps) {
  'use no memo'; // as above
  const words = usePhrases('TopBar', english);
  return (
    <Bar {...rest} className={clsx('sd-topbar', className)} data-wide={wide || undefined}>
      <div className="sd-topbar-row">
        <Brand {...brandTarget(brandHref, brandRender)} name={brandName} />
        <nav className="sd-topbar-links" aria-label={words.label}>
          {links.map(({ label, href, render, current, count = 0 }) => (
            <Link key={href ?? label} {...({ href, render } as LinkTarget)} aria-current={current ? 'page' : undefined}>
              {label}
              {/* the space keeps the link's name in two words */}
              {count > 0 && ' '}
              <Badge tone="accent" count={count} label={words.items(count)} />
            </Link>
          ))}
        </nav>
        <div className="sd-topbar-end">{children}</div>
      </div>
    </Bar>
  );
}
