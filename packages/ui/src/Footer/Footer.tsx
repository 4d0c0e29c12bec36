import { clsx } from 'clsx';
import type { ComponentProps, ReactElement } from 'react';
import { Brand } from '../Brand';
import { type BrandTarget, brandTarget } from '../Brand/target';
import { Link, type LinkTarget } from '../Link';
import './Footer.css';

/** A titled list in the footer. */
export interface FooterColumn {
  /** Its heading. */
  title: string;
  /** Links by `href` or `render`, or plain lines such as the hours where there is neither. */
  items: { label: string; href?: string; render?: ReactElement }[];
}

interface FooterWords extends ComponentProps<'footer'> {
  /** The name beside the mark. Default: the `Brand`'s own. */
  brandName?: string;
  /** One sentence under the mark. */
  blurb: string;
  /** Three columns in the design; an odd last one takes the full width on phones. */
  columns: FooterColumn[];
}

export type FooterProps = FooterWords & BrandTarget;

/** The roast foot of the page under its strip of kawung tiles. */
export function Footer({ brandHref, brandRender, brandName, blurb, columns, className, ...rest }: FooterProps) {
  return (
    <footer {...rest} className={clsx('sd-foot sd-on-roast', className)}>
      <div className="sd-foot-tiles" aria-hidden="true" />
      <div className="sd-foot-columns">
        <div className="sd-foot-brand">
          <Brand {...brandTarget(brandHref, brandRender)} name={brandName} />
          <p>{blurb}</p>
        </div>
        {columns.map(({ title, items }) => (
          <div key={title} className="sd-foot-column">
            <h2>{title}</h2>
            <ul>
              {items.map(({ label, href, render }) => (
                <li key={label}>
                  {href || render ? <Link {...({ href, render } as LinkTarget)}>{label}</Link> : label}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </footer>
  );
}
