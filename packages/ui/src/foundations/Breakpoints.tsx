import { tokens } from '../tokens';
import { Name } from './Page';
import { useMeasured } from './useMeasured';
import './space.css';

const widest = Math.max(...tokens.breakpoints.map(({ px }) => px));

/** The widths at which the layout changes, to one scale, and where this window stands among them. */
export function Breakpoints() {
  const [ref, width] = useMeasured<HTMLDivElement, number>(() => window.innerWidth);
  const reached = tokens.breakpoints.findLast(({ px }) => px <= (width ?? 0));
  return (
    <div ref={ref}>
      <ul className="doc-ruler">
        {tokens.breakpoints.map(({ name, property, px, note }) => (
          <li key={name} data-reached={px <= (width ?? 0)}>
            <div className="doc-bar" style={{ inlineSize: `${(px / widest) * 100}%` }} />
            <p>
              <Name>{property}</Name> <span className="sd-small sd-num">{px} px</span>{' '}
              <span className="sd-small sd-muted">{note}</span>
            </p>
          </li>
        ))}
      </ul>
      <p className="sd-small sd-muted sd-num">
        This window is {width} px wide: {reached ? `${reached.name} is reached.` : 'a phone, below them all.'}
      </p>
    </div>
  );
}
