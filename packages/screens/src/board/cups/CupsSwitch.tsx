import { CupSoda, IconButton } from '@seduh/ui';
import { useWords } from '../../lib/words/words';
import { cupsWords } from './words';

export interface CupsSwitchProps {
  /** Whether the board shows cups. */
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** Has the board show what is to be made cup by cup, or order by order. */
export default function CupsSwitch({ isOn, onChange }: CupsSwitchProps) {
  const m = useWords(cupsWords);
  return (
    <IconButton
      outlined
      label={m.showCups}
      title={isOn ? m.showsCups : m.showsOrders}
      icon={<CupSoda />}
      aria-pressed={isOn}
      onClick={() => onChange(!isOn)}
    />
  );
}
