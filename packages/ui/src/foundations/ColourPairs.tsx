import { Check, X } from '../icons';
import { VisuallyHidden } from '../VisuallyHidden';
import { contrast } from './contrast';
import { needs, type Pairs, pairs } from './pairs';
import { ThemePanel } from './ThemePanel';
import { useMeasured } from './useMeasured';
import './colour.css';

/** What the browser makes of both colours, so that a figure can never be older than the stylesheet. */
function measure(pair: HTMLElement): number {
  const ink = pair.querySelector('.doc-ink') ?? pair;
  const ground = pair.closest('.doc-ground') ?? pair;
  return contrast(getComputedStyle(ink).color, getComputedStyle(ground).backgroundColor);
}

function Pair({ ink, kind }: { ink: string; kind: 'text' | 'edge' }) {
  const [ref, ratio] = useMeasured<HTMLLIElement, number>(measure);
  const passes = ratio !== null && ratio >= needs[kind];
  return (
    <li className="doc-pair" ref={ref} data-kind={kind} data-passes={passes} title={`needs ${needs[kind]}`}>
      <span className="doc-ink" style={{ color: `var(--${ink})` }}>
        {kind === 'text' ? ink : <i className="doc-ring" />}
      </span>
      {kind === 'edge' && ink}
      <b className="sd-num">{ratio?.toFixed(2)}</b>
      {passes ? <Check /> : <X />}
      <VisuallyHidden>{passes ? 'passes' : 'fails'}</VisuallyHidden>
    </li>
  );
}

function Ground({ ground, where, text, edge }: Pairs) {
  return (
    <li className="doc-pairs">
      <p>
        <strong>{ground}</strong> <span className="sd-small sd-muted">{where}</span>
      </p>
      <div className="doc-halves">
        {(['light', 'dark'] as const).map((theme) => (
          <ThemePanel key={theme} theme={theme}>
            {/* what no pair says itself is written in the ground's first ink */}
            <ul className="doc-ground" style={{ background: `var(--${ground})`, color: `var(--${text[0]})` }}>
              {text.map((ink) => (
                <Pair key={ink} ink={ink} kind="text" />
              ))}
              {edge?.map((ink) => (
                <Pair key={ink} ink={ink} kind="edge" />
              ))}
            </ul>
          </ThemePanel>
        ))}
      </div>
    </li>
  );
}

/** Each pair of roles that meets on the screen, painted and measured in both themes. */
export function ColourPairs() {
  return (
    <ul className="doc-pairs-wall">
      {pairs.map((group) => (
        <Ground key={group.ground} {...group} />
      ))}
    </ul>
  );
}
