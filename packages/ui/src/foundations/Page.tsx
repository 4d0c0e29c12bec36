import type { ReactNode } from 'react';
import './page.css';

export interface PageProps {
  /** The page's h1. */
  title: string;
  /** What the page settles, in a sentence or two. */
  lead: string;
  /** Stands at the foot of the band, on its end. */
  art?: ReactNode;
  children: ReactNode;
}

/** A page of the handbook: the roast band with its title, then sections. */
export function Page({ title, lead, art, children }: PageProps) {
  return (
    <div className="doc">
      <header className="doc-band sd-on-roast">
        <div className="sd-wrap">
          <div>
            <h1 className="sd-display sd-t-1">{title}</h1>
            <p className="sd-lead">{lead}</p>
          </div>
          {art}
        </div>
      </header>
      <main className="doc-body sd-wrap">{children}</main>
    </div>
  );
}

export interface SectionProps {
  /** Its h2. */
  title: string;
  /** What to know before one looks, short. */
  text?: ReactNode;
  /** Words above, picture below over the whole width, instead of beside each other. */
  wide?: boolean;
  children: ReactNode;
}

/** One matter: its words at the start, what can be seen at the end. */
export function Section({ title, text, wide = false, children }: SectionProps) {
  return (
    <section className="doc-section" data-wide={wide || undefined}>
      <div className="doc-words">
        <h2 className="sd-display sd-t-3">{title}</h2>
        {text && <div className="doc-text">{text}</div>}
      </div>
      <div className="doc-show">{children}</div>
    </section>
  );
}

/** The name of a token or of a part, as it is written in code. */
export function Name({ children }: { children: ReactNode }) {
  return (
    <code className="doc-name" translate="no">
      {children}
    </code>
  );
}
