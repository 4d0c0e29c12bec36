import { Chip, IconButton, Pencil } from '@seduh/ui';
import type { Ref } from 'react';

export interface EditSwitchProps {
  isEditing: boolean;
  onToggle: () => void;
  /** Gets the pen. */
  ref?: Ref<HTMLButtonElement>;
}

/** The pen that turns the edit mode on and off. */
export function EditSwitch({ isEditing, onToggle, ref }: EditSwitchProps) {
  return (
    <span className="prof-switch">
      {isEditing && <Chip tone="warn">Editing</Chip>}
      <IconButton
        ref={ref}
        className="prof-pen"
        label="Edit profile"
        icon={<Pencil />}
        aria-pressed={isEditing}
        onClick={onToggle}
      />
    </span>
  );
}
