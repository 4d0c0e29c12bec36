import { useState } from 'react';
import { Button } from '../Button';
import { Segment } from '../Segment';
import { tokens } from '../tokens';
import { groupTitles } from './ColourRoles';
import { Section } from './Page';
import { RoleField } from './RoleField';
import { colourOf, emptyDraft, judge, type Theme, toCss } from './themeDraft';
import { ThemeExport, ThemeImport } from './ThemeExport';
import { ThemePreview } from './ThemePreview';
import { ThemeVerdicts } from './ThemeVerdicts';
import { useThemeDraft } from './useThemeDraft';
import './theme-editor.css';

const paragraphs = [...new Set(tokens.roles.map(({ paragraph }) => paragraph))];
const groups = paragraphs.map((paragraph) => tokens.roles.filter((role) => role.paragraph === paragraph));

/** Changes the colours of both themes, shows parts in them and measures every pair while one does it. */
export function ThemeEditor() {
  const { draft, canUndo, change, replace, undo } = useThemeDraft();
  const [theme, setTheme] = useState<Theme>('light');
  return (
    <>
      <Section wide title="Change it">
        <div className="sd-theme-bar">
          <Segment
            legend="Theme"
            hideLegend
            options={[
              { value: 'light', label: 'Light' },
              { value: 'dark', label: 'Dark' },
            ]}
            value={theme}
            onChange={(value) => setTheme(value as Theme)}
          />
          <Button variant="line" size="sm" disabled={!canUndo} onClick={undo}>
            Undo
          </Button>
          <Button variant="quiet" size="sm" disabled={toCss(draft) === ''} onClick={() => replace(emptyDraft)}>
            Back to Seduh’s
          </Button>
        </div>
        <div className="sd-theme-desk">
          <div className="sd-theme-result">
            <ThemePreview theme={theme} draft={draft} />
            <ThemeVerdicts theme={theme} verdicts={judge(draft, theme)} />
          </div>
          <div className="sd-theme-groups">
            {groups.map(([first, ...others]) =>
              first ? (
                <fieldset key={first.name} className="sd-theme-group">
                  <legend>{groupTitles[first.name]}</legend>
                  {[first, ...others].map(({ name, note }) => (
                    <RoleField
                      key={`${theme} ${name}`}
                      role={name}
                      note={note.replace('≥', 'at least')}
                      colour={colourOf(draft, theme, name)}
                      changed={name in draft[theme]}
                      onChange={(colour) => change(theme, name, colour)}
                    />
                  ))}
                </fieldset>
              ) : null,
            )}
          </div>
        </div>
      </Section>
      <Section title="Take it along" text={<p>A stylesheet to load after ours, or tokens for other tools.</p>}>
        <ThemeExport draft={draft} />
      </Section>
      <Section
        title="Bring it back"
        text={<p>Nothing is kept here once the page is closed: what was taken along is.</p>}
      >
        <ThemeImport onImport={replace} />
      </Section>
    </>
  );
}
