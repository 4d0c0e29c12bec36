'use no memo'; // a form for staff: what remembering costs in bytes, nobody would notice in time

import type { HappyHours } from '@seduh/contract';
import { Checkbox, MoneyField, TextField } from '@seduh/ui';
import type { PartProps } from './partProps';
import { hoursOf, isBudgeted } from './promoForm';

/** What a promo starts its happy hours with: the quiet hours of working days. */
const QUIET: HappyHours = { weekdays: [1, 2, 3, 4, 5], from: '14:00', to: '17:00' };

/** When a promo counts, and how much it may give in all. */
export default function LimitFields({ m, money, draft, errors, onChange, item }: PartProps) {
  const hours = hoursOf(draft, item);
  const hasBudget = isBudgeted(draft, item);
  const set = (change: Partial<HappyHours>) => hours && onChange({ happy_hours: { ...hours, ...change } });
  return (
    <fieldset className="edit-rules">
      <legend className="sd-sr">{m.happyHours}</legend>
      <Checkbox
        label={m.onlyThen}
        name="happy_hours"
        checked={hours !== null}
        className={item && (hours !== null) !== (item.happy_hours !== null) ? 'edit-ruled' : undefined}
        onChange={({ currentTarget }) =>
          onChange({ happy_hours: currentTarget.checked ? (item?.happy_hours ?? QUIET) : null })
        }
      />
      {hours && (
        <div className="edit-more">
          <div className="edit-choices">
            {m.weekdays.map((name, index) => {
              const day = index + 1;
              const others = hours.weekdays.filter((one) => one !== day);
              return (
                <Checkbox
                  key={name}
                  label={name}
                  checked={hours.weekdays.includes(day)}
                  onChange={({ currentTarget }) =>
                    set({
                      weekdays: currentTarget.checked ? [...others, day].toSorted((a, b) => a - b) : others,
                    })
                  }
                />
              );
            })}
          </div>
          <div className="edit-two">
            <TextField
              type="time"
              label={m.from}
              value={hours.from}
              onChange={({ target }) => set({ from: target.value })}
            />
            <TextField type="time" label={m.to} value={hours.to} onChange={({ target }) => set({ to: target.value })} />
          </div>
          {errors['happy_hours'] && (
            <p className="sd-error" role="alert">
              {errors['happy_hours']}
            </p>
          )}
          <p className="sd-small sd-muted">{m.hoursHint}</p>
        </div>
      )}
      <Checkbox
        label={m.budgeted}
        checked={hasBudget}
        className={item && hasBudget !== (item.budget !== null) ? 'edit-ruled' : undefined}
        onChange={({ currentTarget }) => onChange({ isBudgeted: currentTarget.checked })}
      />
      {hasBudget && (
        <MoneyField
          label={m.budget}
          name="budget"
          hint={m.budgetHint}
          error={errors['budget']}
          placeholder={item?.budget?.toLocaleString(money.locale)}
          value={draft.budget}
          onChange={(budget) => onChange({ budget })}
        />
      )}
    </fieldset>
  );
}
