import { IconButton, type IconButtonProps } from '../IconButton';
import { Moon, Sun } from '../icons';

/** The two looks of the shop. */
export type Theme = 'light' | 'dark';

export interface ThemeToggleProps extends Omit<IconButtonProps, 'label' | 'icon' | 'badge' | 'onChange' | 'onClick'> {
  /** The theme shown now. */
  theme: Theme;
  /** Called with the other theme. */
  onChange: (theme: Theme) => void;
}

/** Moon by day, sun by night. The page's own theme picks the icon, so it is right before any script has run. */
export function ThemeToggle({ theme, onChange, ...rest }: ThemeToggleProps) {
  return (
    <IconButton
      {...rest}
      label="Switch theme"
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
