import { Banner, Button, Panel } from '@seduh/ui';
import type { ReactNode } from 'react';
import { type Difference, EditConflict } from './EditConflict';
import type { FormErrors } from './useSaving';

export interface EditPanelProps<Item> {
  /** `product`, `promo`. */
  what: string;
  saveLabel: string;
  /** The fields. */
  children: ReactNode;
  /** The state of the editing, from `useEditForm`. */
  edit: {
    base: Item;
    conflict: Item | null;
    errors: FormErrors;
    busy: boolean;
    isIdle: boolean;
    load: (current: Item) => void;
    saveAnyway: (current: Item) => void;
  };
  differencesOf: (was: Item, is: Item) => Difference[];
  onCancel: () => void;
}

/** The panel of what can be changed: the fields, what stands in the way, and the buttons. */
export function EditPanel<Item>({ what, saveLabel, children, edit, differencesOf, onCancel }: EditPanelProps<Item>) {
  const { base, conflict, errors, busy, isIdle } = edit;
  return (
    <Panel className="edit-fields">
      {children}
      {conflict && (
        <EditConflict
          what={what}
          differences={differencesOf(base, conflict)}
          busy={busy}
          onLoad={() => edit.load(conflict)}
          onSaveAnyway={() => edit.saveAnyway(conflict)}
        />
      )}
      {errors.form && <Banner tone="bad">{errors.form}</Banner>}
      {isIdle && <Banner>Nothing is changed yet. Type over what shall be different.</Banner>}
      <div className="edit-actions">
        <Button type="submit" size="lg" loading={busy}>
          {saveLabel}
        </Button>
        <Button variant="line" size="lg" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </Panel>
  );
}
