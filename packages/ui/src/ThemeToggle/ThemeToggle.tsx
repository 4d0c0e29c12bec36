import { usePhrases } from '../hooks/usePhrases';
import { IconButton, type IconButtonProps } from '../IconButton';
import { Moon, Sun } from '../icons';
import type { Phrases } from '../phrases/Phrases';

/** The two looks of the shop. */
export type Theme = 'light' | 'dark';

export interface ThemeToggleProps extends Omit<IconButtonProps, 'label' | 'icon' | 'badge' | 'onChange' | 'onClick'> {
  /** The theme shown now. */
  theme: Theme;
  /** Called with the other theme. */
  onChange: (theme: Theme) => void;
}

const english = { label: 'Switch theme' } satisfies Phrases['ThemeToggle'];

/** Moon by day, sun by night. The page's own theme picks the icon, so it is right before any script has run. */
export function ThemeToggle({ theme, onChange, ...rest }: ThemeToggleProps) {
  'use no memo'; // see QuantityStepper: remembering would cost bytes and spare nothing
  const { label } = usePhrases('ThemeToggle', english);
  return (
    <IconButton
      {...rest}
      label={label}
      icon={
        <>
          <Moon className="sd-only-light" />
          <Sun className="sd-only-dark" />
        </>
      }
      onClick={() => onChange(theme === 'dark' ? 'light' : 'dark')}
    />
  );
}
