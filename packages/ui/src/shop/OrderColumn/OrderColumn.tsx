import { clsx } from 'clsx';
import { useId, type ComponentProps, type ReactNode } from 'react';
import './OrderColumn.css';

export interface OrderColumnProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** The status, e.g. "In the making". */
  title: string;
  /** Colour of its seed: look at once, in hand, done, for your information. */
  tone: 'alert' | 'accent' | 'ok' | 'info';
  /** How many orders are in it. */
  count: number;
  /** What has come and waits to be let in, as a button: it stands in the head, on phones above the cards. */
  news?: ReactNode;
}

/**
 * A column of the board, its children order cards, which scroll under its head where the column's height is bounded. On
 * phones tabs name it, so its head is for screen readers only.
 */
export function OrderColumn({ title, tone, count, news, children, className, ...rest }: OrderColumnProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} {...rest} className={clsx('sd-col', className)} data-tone={tone}>
      <header className="sd-sr">
        <i className="sd-col-seed" aria-hidden="true" />
        <h2 id={headingId}>{title}</h2>
        <span className="sd-col-count">{count}</span>
      </header>
      {news && <div className="sd-col-news">{news}</div>}
      <div className="sd-col-cards">{children}</div>
    </section>
  );
}
