import { tokens } from '../tokens';
import { Name } from './Page';
import './space.css';

/** What lies where. */
const holds: Record<string, string> = {
  base: 'the page',
  raised: 'over its neighbours: a disc in the bite',
  sticky: 'strip, selection bar, save bar: one at a time',
  bar: 'top bar, bottom bar',
  menu: 'what a button drops',
  panel: 'panels at the side',
  scrim: 'the shade behind a modal',
  modal: 'modals, sheets',
  toast: 'toasts',
  skip: 'the link past the navigation',
};

/** What lies on what, the topmost first, each plate at its own height. */
export function Layers() {
  return (
    <ol className="doc-layers">
      {tokens.layers.toReversed().map(({ name, property, z }, index) => (
        <li key={name} style={{ zIndex: `var(${property})`, ['--step' as string]: index }}>
          <Name>{property}</Name> <b className="sd-num">{z}</b>
          <span className="sd-tiny sd-muted">{holds[name]}</span>
        </li>
      ))}
    </ol>
  );
}
