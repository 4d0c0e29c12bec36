import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { GlassIllustration, type GlassIllustrationProps } from '../Glass';
import './ErrorPage.css';

export interface ErrorPageProps extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  /** empty for 404, lidded for 403, tipped for 500, dashed for offline. */
  glass: GlassIllustrationProps['scene'];
  /** The plain name of the error over the title, e.g. "404, unknown page". */
  status?: string;
  /** The page's h1. */
  title: string;
  /** What happened, then what to do. */
  text: string;
  /** The next steps, the likeliest first. */
  actions?: ReactNode;
}

/** A whole page that could not be shown, inside the usual frame. */
export function ErrorPage({ glass, status, title, text, actions, className, ...rest }: ErrorPageProps) {
  return (
    <section {...rest} className={clsx('sd-err', className)}>
      <GlassIllustration scene={glass} width="170" />
      <div className="sd-err-words">
        {status && <p className="sd-err-status">{status}</p>}
        <h1 className="sd-display sd-t-1">{title}</h1>
        <p className="sd-lead">{text}</p>
        {actions && <div className="sd-err-actions">{actions}</div>}
      </div>
    </section>
  );
}
