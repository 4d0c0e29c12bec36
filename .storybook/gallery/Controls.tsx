import { Segment, SelectField } from '@seduh/ui';
import type { Choice } from './choice';
import { COMMON_STATES, type Screen, toWords } from './screens';

interface ControlsProps {
  /** All there are, and those shown now. */
  screens: Screen[];
  chosen: Screen[];
  choice: Choice;
  onChange(change: Partial<Choice>): void;
}

const WIDTHS = [
  { value: 'both', label: 'Both widths' },
  { value: 'phone', label: '390' },
  { value: 'desktop', label: '1280' },
];

const THEMES = [
  { value: 'both', label: 'Both themes' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
];

const HEIGHTS = [
  { value: 'screen', label: 'First screen' },
  { value: 'page', label: 'Whole page' },
];

/** What is shown of which screen. */
export function Controls({ screens, chosen, choice, onChange }: ControlsProps) {
  const states = new Set([...COMMON_STATES, ...chosen.flatMap((one) => one.states.map(({ name }) => name))]);
  const hasState = (name: string) => chosen.some((one) => one.states.some((state) => state.name === name));
  // a segment tells a string, and only the values above are on it
  const set = (name: 'width' | 'theme' | 'height') => (value: string) => onChange({ [name]: value });
  return (
    <div className="gallery-controls">
      <SelectField
        label="Screen"
        hideLabel
        value={choice.screen}
        options={[
          { value: 'all', label: 'Every screen' },
          ...screens.map(({ key, label, shelf }) => ({
            value: key,
            label: shelf === 'Screens' ? label : `${shelf}: ${label}`,
          })),
        ]}
        // one state of every screen can be compared; all states of all screens would be hundreds of pages
        onChange={({ target }) =>
          onChange({ screen: target.value, state: target.value === 'all' ? choice.state || 'Success' : '' })
        }
      />
      <SelectField
        label="State"
        hideLabel
        value={choice.state}
        options={[
          ...(choice.screen === 'all' ? [] : [{ value: '', label: 'All states' }]),
          ...[...states].filter(hasState).map((name) => ({ value: name, label: toWords(name) })),
        ]}
        onChange={({ target }) => onChange({ state: target.value })}
      />
      <Segment legend="Width" hideLegend options={WIDTHS} value={choice.width} onChange={set('width')} />
      <Segment legend="Theme" hideLegend options={THEMES} value={choice.theme} onChange={set('theme')} />
      <Segment legend="Height" hideLegend options={HEIGHTS} value={choice.height} onChange={set('height')} />
    </div>
  );
}
