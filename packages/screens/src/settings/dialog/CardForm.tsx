import { Checkbox } from '@seduh/ui';
import { useWords } from '../../lib/words/words';
import { settingsWords } from '../words';
import type { FormProps } from './draft';
import { FieldsForm } from './FieldsForm';

/** What brings the member card, and what it gives. Amounts stay to be read, and to be changed, while points are off. */
export function CardForm(form: FormProps) {
  const m = useWords(settingsWords);
  return (
    <>
      <Checkbox
        label={m.pointsOn}
        checked={form.draft.points_on !== false}
        onChange={({ target }) => form.onEdit({ points_on: target.checked })}
      />
      <FieldsForm {...form} section="card" />
    </>
  );
}
