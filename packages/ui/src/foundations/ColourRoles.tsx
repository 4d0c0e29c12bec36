import { type Themed, tokens } from '../tokens';
import { Name } from './Page';
import { ThemePanel } from './ThemePanel';
import './colour.css';

/** What the first role of a paragraph of the stylesheet stands at the head of. */
export const groupTitles: Record<string, string> = {
  surface: 'Grounds',
  ink: 'Words and lines',
  accent: 'Go on',
  brand: 'Strong, and chosen',
  positive: 'Done, wrong, good to know',
  dot: 'Small parts',
  'chart-1': 'Charts',
};

function Role({ role }: { role: Themed }) {
  return (
    <li className="doc-role">
      <div className="doc-halves">
        {(['light', 'dark'] as const).map((theme) => (
          <ThemePanel key={theme} theme={theme}>
            <div className="doc-swatch" style={{ background: `var(${role.property})` }} />
          </ThemePanel>
        ))}
      </div>
      <Name>{role.property}</Name>
      <p className="doc-values">
        <span>{role.light}</span>
        <span>{role.dark}</span>
      </p>
      {/* the faces have no sign for "at least", and a fallback's would stand out */}
      {role.note && <p className="sd-tiny sd-muted">{role.note.replace('≥', 'at least')}</p>}
    </li>
  );
}

/** Every role in both themes, in the paragraphs of the stylesheet. */
export function ColourRoles() {
  const paragraphs = [...new Set(tokens.roles.map(({ paragraph }) => paragraph))];
  return paragraphs.map((paragraph) => {
    const roles = tokens.roles.filter((role) => role.paragraph === paragraph);
    const first = roles[0]?.name ?? '';
    return (
      <div key={paragraph}>
        <h3 className="doc-title">{groupTitles[first] ?? first}</h3>
        <ul className="doc-cards">
          {roles.map((role) => (
            <Role key={role.name} role={role} />
          ))}
        </ul>
      </div>
    );
  });
}
