import { Panel, Segment } from '@seduh/ui';
import { readChoice } from '../../lib/theme/theme';
import { useThemeChoice } from '../../lib/theme/themeChoice';

const options = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
];

/** The look of the shop on this device. */
export function ThemeChoice() {
  const [choice, choose] = useThemeChoice();
  return (
    <Panel title="Theme">
      <Segment
        legend="Theme"
        hideLegend
        options={options}
        value={choice}
        onChange={(next) => choose(readChoice(next))}
      />
    </Panel>
  );
}
