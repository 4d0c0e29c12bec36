import { PAYMENT_METHODS } from '@seduh/contract/constants';
import { isProviderMethod } from '@seduh/domain';
import { Checkbox } from '@seduh/ui';
import { orderWords } from '../../lib/orders/words';
import { useWords } from '../../lib/words/words';
import { settingsWords } from '../words';
import type { FormProps } from './draft';
import { SettingField } from './FieldsForm';

const NO_ACCOUNT = { bank: '', account: '', holder: '' };

/** Which ways to pay customers are offered, where transfers go, and how cash is booked with the hand-over. */
export function PaymentForm({ cards, ...form }: FormProps & { cards: boolean }) {
  const m = useWords(settingsWords);
  const { payments } = useWords(orderWords);
  const { draft, onEdit, errors } = form;
  const { payments_off: off, bank } = draft;
  // what is typed of the account stays while it is off
  const hasAccount = bank !== null;
  const error = errors['payments_off'];

  return (
    <>
      <fieldset>
        <legend className="sd-choice-legend">{m.ways}</legend>
        {PAYMENT_METHODS.map(({ id }) => (
          <Checkbox
            key={id}
            label={payments[id]}
            checked={!off.includes(id)}
            aria-invalid={error ? true : undefined}
            onChange={({ target }) =>
              onEdit({ payments_off: target.checked ? off.filter((one) => one !== id) : [...off, id] })
            }
          />
        ))}
        {error && (
          <p className="sd-error" role="alert">
            {error}
          </p>
        )}
        {!cards && PAYMENT_METHODS.some(({ id }) => isProviderMethod(id) && !off.includes(id)) && (
          <p className="sd-small sd-muted">{m.noCards}</p>
        )}
      </fieldset>
      <Checkbox
        label={m.takesTransfers}
        checked={hasAccount}
        onChange={({ target }) => onEdit({ bank: target.checked ? NO_ACCOUNT : null })}
      />
      {hasAccount ? (
        <>
          <SettingField path="bank.bank" {...form} />
          <SettingField path="bank.account" {...form} />
          <SettingField path="bank.holder" {...form} />
          <SettingField path="transfer_minutes" {...form} />
        </>
      ) : (
        <p className="sd-small sd-muted">{m.noTransfers}</p>
      )}
      <Checkbox
        label={m.askCash}
        checked={draft.ask_cash !== false}
        onChange={({ target }) => onEdit({ ask_cash: target.checked })}
      />
      <p className="sd-small sd-muted">{m.askCashHint}</p>
    </>
  );
}
