import { clsx } from 'clsx';
import { useId, type ComponentProps, type ReactElement, type ReactNode } from 'react';
import { Chip } from '../../Chip';
import { usePhrases } from '../../hooks/usePhrases';
import { ChevronDown, Timer, TriangleAlert } from '../../icons';
import { Link, type LinkTarget } from '../../Link';
import type { Phrases } from '../../phrases/Phrases';
import './OrderCard.css';

export interface OrderCardProps extends Omit<ComponentProps<'article'>, 'children'> {
  /** The order's number, e.g. "SD-2041". */
  number: string;
  /** Whole minutes since it was placed. */
  ageMinutes: number;
  /** Whole minutes past the promised time: red border, and the words. 0 is on time. */
  lateMinutes?: number;
  /** When it is expected, where that is after the promised time: an amber chip, and the words. E.g. "14:42". */
  expected?: string;
  /** The customer, e.g. "Rani A.". */
  who: string;
  /** How and when it leaves, e.g. "By courier, 14:35". */
  deliveryMethod: string;
  /** Drawn before the delivery method. */
  deliveryIcon: ReactNode;
  /** What to make: how many, what with its size, and how it is made. */
  lines: { qty: number; text: string; detail?: string }[];
  /** The customer's note to the kitchen. */
  note?: string;
  /**
   * What nobody may miss, such as an allergy: `label` says what it is, `text` the rest. In full also on the folded card,
   * in red with an icon.
   */
  warnings?: { label: string; text: string }[];
  /** Where it is brought and whom to call. */
  place?: ReactNode;
  /** The state of its payment, with at most one control to confirm it. */
  payment?: ReactNode;
  /** Just came in: slides in and rings once. */
  fresh?: boolean;
  /** The next move, in reach on the folded card too. */
  next?: ReactNode;
  /** Further actions, at most one of them a refusal. */
  actions?: ReactNode;
  /** Two lines instead of all: the head, and `summary` beside the next move. */
  folded?: boolean;
  /** What to make, in a line; said while it is folded. */
  summary?: ReactNode;
  /** Called with the next state. With it the number is the button that folds, in place of the link. */
  onFoldedChange?: (folded: boolean) => void;
  /** The order's page. */
  href?: string;
  /** A link of the app's own in place of `href`. */
  render?: ReactElement;
  /** A move is being sent to the server. */
  busy?: boolean;
}

const english = {
  late: (time) => `late by ${time}`,
  expected: (time) => `expected ${time}`,
  minutes: (minutes) => `${minutes} min`,
  hours: (hours, minutes) => `${hours} h ${minutes} min`,
} satisfies Phrases['OrderCard'];

/** An order on the kitchen's board. */
export function OrderCard({
  number,
  ageMinutes,
  lateMinutes = 0,
  expected,
  who,
  deliveryMethod,
  deliveryIcon,
  lines,
  note,
  warnings,
  place,
  payment,
  fresh = false,
  next,
  actions,
  folded = false,
  summary,
  onFoldedChange,
  href,
  render,
  busy = false,
  className,
  ...rest
}: OrderCardProps) {
  const words = usePhrases('OrderCard', english);
  // 7 → "7 min", 65 → "1 h 5 min"
  const inMinutes = (all: number) => (all < 60 ? words.minutes(all) : words.hours(Math.floor(all / 60), all % 60));
  const numberId = useId();
  const isLate = lateMinutes > 0;
  const late = isLate && words.late(inMinutes(lateMinutes));
  const behind = expected && words.expected(expected);
  const own = <bdi>{number}</bdi>;
  const named = href || render ? <Link {...({ href, render } as LinkTarget)}>{own}</Link> : own;
  return (
    <article
      aria-labelledby={numberId}
      {...rest}
      aria-busy={busy || undefined}
      className={clsx('sd-ocard', className)}
      data-late={isLate || undefined}
      data-fresh={fresh || undefined}
      data-folded={folded || undefined}
    >
      <header>
        <h3 id={numberId}>
          {onFoldedChange ? (
            <button
              type="button"
              className="sd-ocard-fold"
              aria-expanded={!folded}
              onClick={() => onFoldedChange(!folded)}
            >
              {own}
              <ChevronDown />
            </button>
          ) : (
            named
          )}
        </h3>
        <Chip tone={isLate ? 'bad' : behind ? 'warn' : 'plain'} icon={!(folded && (late || behind)) && <Timer />}>
          {/* a folded card has room for one of them: what is wrong */}
          {(folded && (late || behind)) || [inMinutes(ageMinutes), late, behind].filter(Boolean).join(', ')}
        </Chip>
      </header>
      {/* two may read alike, and none ever moves: its place is its key */}
      {Array.from(warnings ?? [], ({ label, text }, index) => (
        <p key={index} className="sd-ocard-warn">
          <TriangleAlert />
          <span>
            <b>{label}:</b> {text}
          </span>
        </p>
      ))}
      {folded ? (
        <p className="sd-ocard-sum">{summary}</p>
      ) : (
        <>
          <div className="sd-ocard-who">
            <p translate="no">{who}</p>
            <p className="sd-ocard-method">
              {deliveryIcon}
              {deliveryMethod}
            </p>
            {place && <div className="sd-ocard-place">{place}</div>}
          </div>
          <ul>
            {/* two lines may read alike, and none ever moves: its place is its key */}
            {Array.from(lines, ({ qty, text, detail }, index) => (
              <li key={index}>
                <b>{qty}</b>{' '}
                <span>
                  {text}
                  {detail && <small>{detail}</small>}
                </span>
              </li>
            ))}
          </ul>
          {note && <p className="sd-ocard-note">{note}</p>}
          {payment && <div className="sd-ocard-pay">{payment}</div>}
        </>
      )}
      <div className="sd-ocard-actions">
        {next}
        {!folded && actions}
      </div>
    </article>
  );
}
