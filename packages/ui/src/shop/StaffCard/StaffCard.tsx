import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { Avatar } from '../../Avatar';
import { Meter } from '../../Meter';
import './StaffCard.css';

export interface StaffCardProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Whose card it is. */
  name: string;
  /** The picture's address; null shows the initials. */
  image: string | null;
  /** A word of praise below the name. */
  note?: string;
  /** What the bar measures, e.g. "Goal of Cheryn Melati". */
  meterLabel: string;
  /** How far the goal is reached; may pass 100. */
  percent: number;
  /** What there is to say in figures, two as a rule, e.g. "Achieved": "3.5M of 5M". */
  facts: { label: string; value: string }[];
}

/** What one person has reached of a goal. */
export function StaffCard({ name, image, note, meterLabel, percent, facts, className, ...rest }: StaffCardProps) {
  return (
    <div {...rest} className={clsx('sd-staff', className)}>
      <div className="sd-staff-who">
        <Avatar name={name} src={image} />
        <div>
          <strong className="sd-display sd-t-4">{name}</strong>
          {note && <p className="sd-small sd-muted">{note}</p>}
        </div>
      </div>
      <Meter label={meterLabel} value={percent} max={100} aria-valuetext={`${percent}%`} />
      <dl>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
