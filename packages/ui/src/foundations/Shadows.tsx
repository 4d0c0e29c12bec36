import { tokens } from '../tokens';
import { Specimen } from './Specimen';
import { ThemePanel } from './ThemePanel';
import './shape.css';

/** What casts each shadow. */
const casts: Record<string, string> = {
  'shadow-1': 'cards, panels',
  'shadow-2': 'a card under the pointer, the save bar',
  'shadow-3': 'menus, modals, toasts',
  'shadow-bar': 'bars at the foot, upwards',
};

/** Every shadow in both themes. */
export function Shadows() {
  return (
    <div className="doc-halves doc-shadows">
      {(['light', 'dark'] as const).map((theme) => (
        <ThemePanel key={theme} theme={theme}>
          <ul className="doc-cards">
            {tokens.shadows.map(({ name, property }) => (
              <Specimen key={name} name={property} note={casts[name]}>
                <div className="doc-tile" style={{ boxShadow: `var(${property})` }} />
              </Specimen>
            ))}
          </ul>
        </ThemePanel>
      ))}
    </div>
  );
}
