import type { SettingsView } from '@seduh/contract';
import type { SettingsSection } from '@seduh/contract/constants';
import { Button, Panel } from '@seduh/ui';
import type { ChangeStyle } from '../lib/changes/changeInWords';
import { useWords } from '../lib/words/words';
import { settingRows } from './settingRows';
import { settingsWords } from './words';

export interface SettingsCardProps {
  section: SettingsSection;
  view: SettingsView;
  style: ChangeStyle;
  /** Asked to change it. */
  onChange: () => void;
}

/** A section of the settings: what each is, who changed it last, and the way to change it. */
export function SettingsCard({ section, view, style, onChange }: SettingsCardProps) {
  const m = useWords(settingsWords);
  const title = m.sections[section];
  const rows = settingRows(section, view, style, m);
  return (
    <Panel
      className="settings-card"
      title={title}
      action={
        <Button size="sm" variant="line" aria-label={m.changeOf(title)} onClick={onChange}>
          {m.change}
        </Button>
      }
    >
      {rows.length === 0 ? (
        <p className="sd-muted">{m.noDays}</p>
      ) : (
        <dl className="settings-rows">
          {rows.map(({ key, label, value, changed }) => (
            <div key={key}>
              <dt className="sd-muted">{label}</dt>
              <dd className="sd-num">{value}</dd>
              {changed && <dd className="settings-changed sd-small sd-muted sd-num">{changed}</dd>}
            </div>
          ))}
        </dl>
      )}
    </Panel>
  );
}
