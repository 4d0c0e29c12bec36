import type { ReactNode } from 'react';
import { Name } from './Page';
import { useMeasured } from './useMeasured';
import './space.css';

export interface SpecimenProps {
  /** How it is called in code. */
  name: string;
  /** What it comes to. */
  value?: ReactNode;
  /** What it is for. */
  note?: string;
  /** The thing itself. */
  children: ReactNode;
}

/** A value as a thing to look at, its name below. */
export function Specimen({ name, value, note, children }: SpecimenProps) {
  return (
    <li className="doc-specimen">
      {children}
      <Name>{name}</Name>
      {value && <p className="doc-values">{value}</p>}
      {note && <p className="sd-tiny sd-muted">{note}</p>}
    </li>
  );
}

export interface LengthRowProps extends Omit<SpecimenProps, 'children' | 'value'> {
  /** The length as CSS: a custom property or a sum. */
  length: string;
}

/** A length drawn as long as it is at this width of the window, with the px it has there. */
export function LengthRow({ name, note, length }: LengthRowProps) {
  const [ref, width] = useMeasured<HTMLDivElement, number>((bar) => bar.getBoundingClientRect().width);
  return (
    <li className="doc-length">
      <Name>{name}</Name>
      <span className="doc-values sd-num">{width !== null && `${Math.round(width * 10) / 10} px`}</span>
      <div>
        <div className="doc-bar" ref={ref} style={{ inlineSize: length }} />
        {note && <span className="sd-tiny sd-muted">{note}</span>}
      </div>
    </li>
  );
}
