import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { ChevronRight } from '../icons';
import { Link } from '../Link';
import './Breadcrumb.css';

export interface BreadcrumbProps extends ComponentProps<'nav'> {
  /** From the root down; the last one is the page itself and needs no `href`. */
  items: { label: string; href?: string }[];
}

/** Where this page belongs: category, chevron, product. */
export function Breadcrumb({ items, className, ...rest }: BreadcrumbProps) {
  return (
    <nav aria-label="Breadcrumb" className={clsx('sd-crumbs', className)} {...rest}>
      <ol>
        {items.map(({ label, href }, index) => {
          const isLast = index === items.length - 1;
          return (
            <li key={`${label} ${href}`}>
              {index > 0 && <ChevronRight />}
              {href !== undefined && !isLast ? (
                <Link href={href}>{label}</Link>
              ) : (
                <span aria-current={isLast ? 'page' : undefined}>{label}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
