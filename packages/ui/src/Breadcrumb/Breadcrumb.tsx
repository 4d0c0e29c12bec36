import { clsx } from 'clsx';
import type { ComponentProps, ReactElement } from 'react';
import { usePhrases } from '../hooks/usePhrases';
import { ChevronRight } from '../icons';
import { Link, type LinkTarget } from '../Link';
import type { Phrases } from '../phrases/Phrases';
import './Breadcrumb.css';

export interface BreadcrumbProps extends ComponentProps<'nav'> {
  /** From the root down, each with `href` or `render`; the last one is the page itself and needs neither. */
  items: { label: string; href?: string; render?: ReactElement }[];
}

const english = { label: 'Breadcrumb' } satisfies Phrases['Breadcrumb'];

/** Where this page belongs: category, chevron, product. */
export function Breadcrumb({ items, className, ...rest }: BreadcrumbProps) {
  'use no memo'; // see QuantityStepper: remembering would cost bytes and spare nothing
  const { label: name } = usePhrases('Breadcrumb', english);
  return (
    <nav aria-label={name} className={clsx('sd-crumbs', className)} {...rest}>
      <ol>
        {items.map(({ label, href, render }, index) => {
          const isLast = index === items.length - 1;
          return (
            <li key={`${label} ${href}`}>
              {index > 0 && <ChevronRight />}
              {(href !== undefined || render) && !isLast ? (
                <Link {...({ href, render } as LinkTarget)}>{label}</Link>
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
