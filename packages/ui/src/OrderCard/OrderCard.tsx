import { clsx } from 'clsx';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { Chip } from '../Chip';
import { Timer } from '../icons';
import { Link } from '../Link';
import './OrderCard.css';

export interface OrderCardProps extends Omit<ComponentProps<'article'>, 'children'> {
  /** The order's number, e.g. "SD-2041". */
  number: string;
  /** Whole minutes in its present column. */
  ageMinutes: number;
  /** Too long in its column: red border, and the word. */
  late?: boolean;
  /** The customer, e.g. "Rani A.". */
  who: string;
  /** How and when it leaves, e.g. "By courier, 14:35". */
  way: string;
  /** Drawn before the way. */
  wayIcon: ReactNode;
  /** What to make: how many, and what with its size. */
  lines: { qty: number; text: string }[];
  /** The customer's note to the kitchen. */
  note?: string;
  /** Where it is brought and whom to call. */
  place?: ReactNode;
  /** How its payment stands, at most with one way to confirm it. */
  payment?: ReactNode;
  /** Just came in: slides in and rings once. */
  fresh?: boolean;
  /** The next move, at most with one way to refuse. */
  actions: ReactNode;
  /** The order's page. */
  href?: string;
  /** A move is on its way to the server. */
  busy?: boolean;
}

/** An order on the kitchen's board. */
export function OrderCard({
  number,
  ageMinutes,
  late = false,
  who,
  way,
  wayIcon,
  lines,
  note,
  place,
  payment,
  fresh = false,
  actions,
  href,
  busy = false,
  className,
  ...rest
}: OrderCardProps) {
  const numberId = useId();
  return (
    <article
      aria-labelledby={numberId}
      {...rest}
      aria-busy={busy || undefined}
      className={clsx('ocard', className)}
      data-late={late || undefined}
      data-fresh={fresh || undefined}
    >
      <header>
        <h3 id={numberId}>{href ? <Link href={href}>{number}</Link> : number}</h3>
        <Chip tone={late ? 'bad' : 'plain'} icon={<Timer />}>
          {late ? `${age(ageMinutes)}, late` : age(ageMinutes)}
        </Chip>
      </header>
      <div className="ocard-who">
        <p>{who}</p>
        <p className="ocard-way">
          {wayIcon}
          {way}
        </p>
        {place && <div className="ocard-place">{place}</div>}
      </div>
      <ul>
        {/* two lines may read alike, and none ever moves: its place is its key */}
        {Array.from(lines, ({ qty, text }, index) => (
          <li key={index}>
            <b>{qty}</b> <span>{text}</span>
          </li>
        ))}
      </ul>
      {note && <p className="ocard-note">{note}</p>}
      {payment && <div className="ocard-pay">{payment}</div>}
      <div className="ocard-actions">{actions}</div>
    </article>
  );
}

/** 7 → "7 min", 65 → "1 h 5 min". */
function age(minutes: number): string {
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
