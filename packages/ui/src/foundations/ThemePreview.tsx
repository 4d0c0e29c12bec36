import type { CSSProperties } from 'react';
import { Button } from '../Button';
import { Checkbox } from '../Checkbox';
import { Chip } from '../Chip';
import { Notice } from '../Notice';
import { Panel } from '../Panel';
import { Price } from '../Price';
import { TextField } from '../TextField';
import type { Theme, ThemeDraft } from './themeDraft';
import { ThemePanel } from './ThemePanel';

const nothing = () => undefined;

/** Real parts in a theme that is being made. */
export function ThemePreview({ theme, draft }: { theme: Theme; draft: ThemeDraft }) {
  const roles = Object.fromEntries(Object.entries(draft[theme]).map(([role, colour]) => [`--${role}`, colour]));
  return (
    <ThemePanel
      theme={theme}
      className="sd-theme-preview"
      style={roles as CSSProperties}
      role="group"
      aria-label={`Parts in the ${theme} theme`}
    >
      <Panel title="Your table" action={<Chip tone="ok">Free</Chip>}>
        <div className="sd-theme-parts">
          <TextField label="Name" hint="We call it out." placeholder="Rani" />
          <TextField label="Guests" defaultValue="40" error="There are 12 chairs." />
          <Checkbox label="By the window" checked onChange={nothing} />
          <Notice>Kept for a quarter of an hour.</Notice>
          <p>
            Two cups, <Price amount={50_000} />
          </p>
          <div className="sd-theme-row">
            <Chip>Plain</Chip>
            <Chip tone="warn">Soon</Chip>
            <Chip tone="bad">Late</Chip>
            <Chip tone="info">New</Chip>
          </div>
          <div className="sd-theme-row">
            <Button>Keep it</Button>
            <Button variant="brand">Look</Button>
            <Button variant="line">Later</Button>
            <Button danger>Give it up</Button>
          </div>
        </div>
      </Panel>
      <p className="sd-theme-band">
        <strong>Open until ten</strong> and the kitchen until nine.
      </p>
    </ThemePanel>
  );
}
