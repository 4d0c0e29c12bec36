import { LIMITS } from '@seduh/contract/constants';
import { Checkbox, TextField } from '@seduh/ui';
import { rulesOf } from './draft';
import type { PromoFieldsProps } from './fields';

const rules = [
  ['dine_in_only', 'Dine in only'],
  ['new_user_only', 'New user only'],
  ['member_only', 'Member card needed'],
  ['one_per_day', 'One a day for each customer'],
] as const;

/** What a promo asks of an order besides its minimum, and how often it can be had. */
export function PromoRulesFields({ draft, errors, onChange, promo }: PromoFieldsProps) {
  const stands = rulesOf(draft, promo);
  return (
    <fieldset className="edit-rules">
      <legend className="legend">Rules</legend>
      {rules.map(([name, label]) => (
        <Checkbox
          key={name}
          label={label}
          name={name}
          checked={stands[name]}
          className={promo && stands[name] !== promo.rules[name] ? 'edit-ruled' : undefined}
          onChange={(event) => onChange({ [name]: event.currentTarget.checked })}
        />
      ))}
      <Checkbox
        label="Only so many uses in all"
        checked={stands.isBounded}
        className={promo && stands.isBounded !== (promo.rules.total_uses !== null) ? 'edit-ruled' : undefined}
        onChange={(event) => onChange({ isBounded: event.currentTarget.checked })}
      />
      {stands.isBounded && (
        <TextField
          label="Uses in all"
          name="total_uses"
          inputMode="numeric"
          autoComplete="off"
          maxLength={String(LIMITS.promoUses).length}
          hint={promo ? `Used ${promo.used} so far` : undefined}
          error={errors.total_uses}
          placeholder={promo?.rules.total_uses?.toString()}
          value={draft.total_uses}
          onChange={(event) => onChange({ total_uses: event.target.value.replaceAll(/\D/g, '') })}
        />
      )}
    </fieldset>
  );
}
