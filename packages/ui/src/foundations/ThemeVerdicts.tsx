import { Check, X } from '../icons';
import { FigureTable } from '../FigureTable';
import type { PairVerdict } from './themeDraft';

const columns = [
  { id: 'pair', label: 'Pair' },
  { id: 'ratio', label: 'Contrast' },
  { id: 'needed', label: 'Needs' },
  { id: 'verdict', label: 'Verdict', align: 'start' as const },
];

function Verdicts({ caption, verdicts }: { caption: string; verdicts: PairVerdict[] }) {
  return (
    <FigureTable
      caption={caption}
      columns={columns}
      rows={verdicts.map(({ ink, ground, ratio, needed, passes }) => ({
        // a role may be both words and a border on one ground
        id: `${ink} ${ground} ${needed}`,
        cells: {
          pair: `${ink} on ${ground}`,
          ratio: ratio.toFixed(2),
          needed: String(needed),
          verdict: (
            <span className="sd-theme-verdict" data-passes={passes}>
              {passes ? <Check /> : <X />}
              {passes ? 'passes' : 'fails'}
            </span>
          ),
        },
      }))}
    />
  );
}

export interface ThemeVerdictsProps {
  /** What theme they are of, in a word. */
  theme: string;
  verdicts: PairVerdict[];
}

/** How many pairs of a theme can be told apart, told as it changes, and each of them with its figures. */
export function ThemeVerdicts({ theme, verdicts }: ThemeVerdictsProps) {
  const failing = verdicts.filter(({ passes }) => !passes);
  const passing = verdicts.filter(({ passes }) => passes);
  return (
    <div className="sd-theme-verdicts">
      <p role="status" aria-label="Contrast" className="sd-theme-sum" data-passes={failing.length === 0}>
        {failing.length === 0 ? <Check /> : <X />}
        {failing.length === 0
          ? `All ${verdicts.length} pairs of the ${theme} theme pass`
          : `${failing.length} of ${verdicts.length} pairs of the ${theme} theme ${failing.length === 1 ? 'fails' : 'fail'}`}
      </p>
      {failing.length > 0 && <Verdicts caption="Cannot be told apart" verdicts={failing} />}
      <details>
        <summary>The {passing.length} pairs that pass</summary>
        <Verdicts caption="Can be told apart" verdicts={passing} />
      </details>
    </div>
  );
}
