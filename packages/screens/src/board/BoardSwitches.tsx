import { Bell, BellOff, IconButton, Maximize, Minimize } from '@seduh/ui';

export interface BoardSwitchesProps {
  /** Whether new orders ring. */
  isLoud: boolean;
  onLoud: (isLoud: boolean) => void;
  /** Whether the board has the whole screen. */
  isKitchen: boolean;
  onKitchen: (isKitchen: boolean) => void;
}

/** What this device does with the board: ring, and show it on the whole screen. */
export function BoardSwitches({ isLoud, onLoud, isKitchen, onKitchen }: BoardSwitchesProps) {
  return (
    <div className="ob-switches">
      <IconButton
        outlined
        label="Sound for new orders"
        title={isLoud ? 'Sound is on' : 'Sound is off'}
        aria-pressed={isLoud}
        icon={isLoud ? <Bell /> : <BellOff />}
        onClick={() => onLoud(!isLoud)}
      />
      <IconButton
        outlined
        label="Full screen"
        title={isKitchen ? 'Leave full screen' : 'Full screen for the kitchen'}
        aria-pressed={isKitchen}
        icon={isKitchen ? <Minimize /> : <Maximize />}
        onClick={() => onKitchen(!isKitchen)}
      />
    </div>
  );
}
