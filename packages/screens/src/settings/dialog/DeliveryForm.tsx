import { deliveryNote } from '@seduh/domain';
import { Checkbox, TextField } from '@seduh/ui';
import type { ChangeStyle } from '../../lib/changes/changeInWords';
import { useWords } from '../../lib/words/words';
import { settingsWords } from '../words';
import type { FormProps } from './draft';
import { AreasField } from './AreasField';
import { SettingField } from './FieldsForm';

/** When the riders ride, for how much, and what customers read of it. */
export function DeliveryForm({ style, ...form }: FormProps & { style: ChangeStyle }) {
  const m = useWords(settingsWords);
  const { draft, onEdit, errors } = form;
  const window = draft.delivery_window;
  const error = errors['delivery_window'] ?? errors['delivery_window.days'];
  const set = (change: Partial<typeof window>) => onEdit({ delivery_window: { ...window, ...change } });

  return (
    <>
      <fieldset className="settings-day">
        <legend className="sd-choice-legend">{m.deliveryDays}</legend>
        <div className="settings-days">
          {m.weekdays.map((name, index) => {
            const day = index + 1;
            const others = window.days.filter((one) => one !== day);
            return (
              <Checkbox
                key={name}
                label={name}
                checked={window.days.includes(day)}
                onChange={({ target }) =>
                  set({ days: target.checked ? [...others, day].toSorted((a, b) => a - b) : others })
                }
              />
            );
          })}
        </div>
        <div className="settings-span">
          <TextField
            type="time"
            label={m.from}
            value={window.from}
            aria-invalid={error ? true : undefined}
            onChange={({ target }) => set({ from: target.value })}
          />
          <TextField type="time" label={m.to} value={window.to} onChange={({ target }) => set({ to: target.value })} />
        </div>
        {error && (
          <p className="sd-error" role="alert">
            {error}
          </p>
        )}
        <p className="sd-small sd-muted">{`${m.customersRead} ${style.methods.off(deliveryNote(draft))}`}</p>
      </fieldset>
      {/* each area has its own */}
      {draft.delivery_areas.length === 0 && <SettingField path="shipping_fee" {...form} />}
      <SettingField path="delivery_minimum" {...form} />
      <AreasField {...form} />
      <SettingField path="ride_minutes" {...form} />
    </>
  );
}
