import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { Avatar } from '../Avatar';
import { Meter } from '../Meter';
import './StaffCard.css';

export interface StaffCardProps extends Omit<ComponentProps<'div'>, 'children'> {
  name: string;
  /** The picture's address; null shows the initials. */
  image: string | null;
  /** A word of praise below the name. */
  note?: string;
  /** What was reached, written out short: `3.5M`. */
  achieved: string;
  /** What was hoped for: `5M`. */
  goal: string;
  /** The first of the second in percent; may pass 100. */
  percent: number;
  /** Whom: `478 customers`. */
  served: string;
}

/** What one of the staff has reached. */
export function StaffCard({ name, image, note, achieved, goal, percent, served, className, ...rest }: StaffCardProps) {
  return (
    <div {...rest} className={clsx('staff', className)}>
      <div className="staff-who">
        <Avatar name={name} src={image} />
        <div>
          <strong className="display t-4">{name}</strong>
          {note && <p className="small muted">{note}</p>}
        </div>
      </div>
      <Meter label={`Goal of ${name}`} value={percent} max={100} aria-valuetext={`${percent}%`} />
      <dl>
        <div>
          <dt>Achieved</dt>
          <dd>{`${achieved} of ${goal}`}</dd>
        </div>
        <div>
          <dt>Served</dt>
          <dd>{served}</dd>
        </div>
      </dl>
    </div>
  );
}
