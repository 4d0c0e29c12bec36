import { tokens, type TypeStep } from '../tokens';
import { Name } from './Page';
import { useMeasured } from './useMeasured';
import './type.css';

/** The class that sets each size, and what is set in it. */
const uses: Record<string, { helper: string; sample: string; display?: boolean }> = {
  '5xl': { helper: 'sd-t-hero', sample: 'Slow brewed', display: true },
  '4xl': { helper: 'sd-t-1', sample: 'What will it be today?', display: true },
  '3xl': { helper: 'sd-t-2', sample: 'Goes well with', display: true },
  '2xl': { helper: 'sd-t-3', sample: 'Order summary', display: true },
  xl: { helper: 'sd-t-4', sample: 'Address details' },
  lg: { helper: 'sd-lead', sample: 'Two shots of Gayo espresso and fresh milk from Lembang.' },
  base: { helper: 'body', sample: 'Second gate, the one with the bougainvillea.' },
  sm: { helper: 'sd-small', sample: 'Labels over fields, rows of a table, notices.' },
  xs: { helper: 'sd-tiny', sample: 'Help and errors under a field, meta lines.' },
  '2xs': { helper: 'none', sample: 'The floor: axis figures and badges, never a sentence.' },
};

function Row({ step }: { step: TypeStep }) {
  const [ref, size] = useMeasured<HTMLParagraphElement, number>((sample) =>
    Number.parseFloat(getComputedStyle(sample).fontSize),
  );
  const use = uses[step.name];
  const range = step.minPx === step.maxPx ? 'at every width' : `from ${step.minPx} to ${step.maxPx}`;
  return (
    <li className="doc-type">
      <p
        ref={ref}
        className={use?.display ? 'sd-display' : undefined}
        style={{
          fontSize: `var(${step.property})`,
          lineHeight: step.lineHeight,
          letterSpacing: step.letterSpacing ?? undefined,
        }}
      >
        {use?.sample ?? step.name}
      </p>
      <div>
        <Name>{step.property}</Name>
        <p className="doc-values sd-num">
          <span>{size !== null && `${Math.round(size * 10) / 10} px here, ${range}`}</span>
        </p>
        <p className="doc-values sd-num">
          <span>
            line {step.lineHeight}
            {step.letterSpacing && `, spacing ${step.letterSpacing}`}, class {use?.helper}
          </span>
        </p>
      </div>
    </li>
  );
}

/** Every type size, largest first, at the size it has in this window. */
export function TypeScale() {
  return (
    <ul>
      {tokens.type.toReversed().map((step) => (
        <Row key={step.name} step={step} />
      ))}
    </ul>
  );
}
