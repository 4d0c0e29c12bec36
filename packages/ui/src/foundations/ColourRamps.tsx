import { tokens } from '../tokens';
import './colour.css';

/** What the names mean; they come from the counter and the kitchen. */
const meanings: Record<string, string> = {
  espresso: 'coffee brown',
  marigold: 'the sign painter’s yellow',
  santan: 'coconut milk',
  pandan: 'leaf green',
  sambal: 'chilli red',
  blirik: 'the blue-green of speckled enamel mugs',
};

/** The raw colours, from light to dark. */
export function ColourRamps() {
  return tokens.ramps.map(({ family, steps }) => (
    <div key={family} className="doc-ramp">
      <h3 className="doc-title">
        {family} <span className="sd-small sd-muted">{meanings[family]}</span>
      </h3>
      <ol>
        {steps.map(({ name, property, value, note }) => (
          <li key={name}>
            <div className="doc-swatch" style={{ background: `var(${property})` }} />
            <b>{name}</b>
            <span className="doc-hex">{value}</span>
            {note && <span className="doc-hex">{note}</span>}
          </li>
        ))}
      </ol>
    </div>
  ));
}
