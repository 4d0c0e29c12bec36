import type { ReactNode } from 'react';
import './Field.css';

export interface AffixProps {
  /** A unit before the text: `IDR`. */
  prefix?: string;
  /** A unit after the text: `%`, `days`. */
  suffix?: string;
  /** Something else at the end inside: a button, an icon. */
  end?: ReactNode;
  /** Id of the units, for the control's `aria-describedby`. */
  unitId?: string;
  /** The control. */
  children: ReactNode;
}

/** Puts units, a button or an icon inside a control's border. */
export function Affix({ prefix, suffix, end, unitId, children }: AffixProps) {
  if (!prefix && !suffix && !end) return children;
  return (
    <div className="sd-affix" data-start={prefix ? '' : undefined} data-end={suffix || end ? '' : undefined}>
      {prefix && (
        <span className="sd-pre" id={unitId}>
          {prefix}
        </span>
      )}
      {children}
      {suffix && (
        <span className="sd-post" id={prefix ? undefined : unitId}>
          {suffix}
        </span>
      )}
      {end && <span className="sd-slot">{end}</span>}
    </div>
  );
}
