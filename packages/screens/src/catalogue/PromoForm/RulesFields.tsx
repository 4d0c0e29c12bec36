'use no memo'; // a form for staff: what remembering costs in bytes, nobody would notice in time

import { LIMITS } from '@seduh/contract/constants';
import { Checkbox, TextField } from '@seduh/ui';
import { digitsOf } from '../values';
import type { PartProps } from './partProps';
import { isBounded, type PromoForm } from './promoForm';

const rules = ['dine_in_only', 'new_user_only', 'member_only', 'one_per_day'] as const;

export interface RulesProps extends Omit<PartProps, 'money'> {
  form: PromoForm;
}

/** What a promo asks of an order, and how often it can be had. */
export default function RulesFields({ form, m, draft, errors, onChange, item: promo }: RulesProps) {
  const isNowBounded = isBounded(draft, promo);
  return (
    <fieldset className="edit-rules">
      <legend className="sd-legend">{m.rules}</legend>
      {rules.map((name) => {
        const { label, blank } = form.fields[name];
        const isOn = draft[name] ?? promo?.rules[name] ?? blank;
        return (
          <Checkbox
            key={name}
            label={label}
            name={name}
            checked={isOn}
            className={promo && isOn !== promo.rules[name] ? 'edit-ruled' : undefined}
            onChange={(event) => onChange({ [name]: event.currentTarget.checked })}
          />
        );
      })}
      <Checkbox
        label={m.bounded}
        checked={isNowBounded}
        className={promo && isNowBounded !== (promo.rules.total_uses !== null) ? 'edit-ruled' : undefined}
        onChange={(event) => onChange({ isBounded: event.currentTarget.checked })}
      />
      {isNowBounded && (
        <TextField
          label={m.uses}
          name="total_uses"
          inputMode="numeric"
          autoComplete="off"
          maxLength={String(LIMITS.promoUses).length}
          hint={promo ? m.used(promo.used) : undefined}
          error={errors.total_uses}
          placeholder={promo?.rules.total_uses?.toString()}
          value={draft.total_uses}
          onChange={(event) => onChange({ total_uses: digitsOf(event.target.value) })}
        />
      )}
    </fieldset>
  );
}
