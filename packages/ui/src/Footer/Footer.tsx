import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { Brand } from '../Brand';
import { Link } from '../Link';
import './Footer.css';

/** A titled list in the footer. */
export interface FooterColumn {
  /** Its heading. */
  title: string;
  /** Links, or plain lines such as the hours where there is no href. */
  items: { label: string; href?: string }[];
}

export interface FooterProps extends ComponentProps<'footer'> {
  /** Where the mark and the name lead. */
  brandHref: string;
  /** The name beside the mark. Default: the `Brand`'s own. */
  brandName?: string;
  /** One sentence under the mark. */
  blurb: string;
  /** Three columns in the design; an odd last one takes the full width on phones. */
  columns: FooterColumn[];
}

/** The roast foot of the page under its strip of kawung tiles. */
export function Footer({ brandHref, brandName, blurb, columns, className, ...rest }: FooterProps) {
  return (
    <footer {...rest} className={clsx('sd-foot sd-on-roast', className)}>
      <div className="sd-foot-tiles" aria-hidden="true" />
      <div className="sd-foot-columns">
        <div className="sd-foot-brand">
          <Brand href={brandHref} name={brandName} />
          <p>{blurb}</p>
        </div>
        {columns.map(({ title, items }) => (
          <div key={title} className="sd-foot-column">
            <h2>{title}</h2>
            <ul>
              {items.map(({ label, href }) => (
                <li key={label}>{href ? <Link href={href}>{label}</Link> : label}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </footer>
  );
}
