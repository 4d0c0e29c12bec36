import { useTables, type CounterTicket, type TicketTerms as Terms } from '@seduh/api-client';
import { COUNTER_LIMITS, COUNTER_PAYMENTS, DELIVERY, LIMITS, PAYMENT, isTableName } from '@seduh/contract/constants';
import { Banknote, CreditCard, PaymentRadio, Segment, TextField } from '@seduh/ui';
import { useId } from 'react';
import { useWords } from '../lib/words/words';
import { counterWords, type CounterWords } from './words';

/** What is wrong with them, by field. */
export type TermErrors = Partial<Record<'name' | 'table' | 'payment', string>>;

/** What has to be said otherwise before a ticket can be placed. */
export function termErrors({ name, table, deliveryId, paymentId }: CounterTicket, m: CounterWords): TermErrors {
  const errors: TermErrors = {};
  const where = table.trim();
  if (name.trim().length > COUNTER_LIMITS.guestName) errors.name = m.tooLong(COUNTER_LIMITS.guestName);
  if (deliveryId === DELIVERY.dineIn) {
    if (where === '') errors.table = m.tableMissing;
    else if (where.length > LIMITS.table) errors.table = m.tooLong(LIMITS.table);
    else if (!isTableName(where)) errors.table = m.tableRange(COUNTER_LIMITS.tableNumber);
  }
  if (paymentId === null) errors.payment = m.payMissing;
  return errors;
}

interface TicketTermsProps {
  ticket: CounterTicket;
  errors: TermErrors;
  onChange: (terms: Partial<Terms>) => void;
}

/** For whom, where, and how it is paid. */
export function TicketTerms({ ticket, errors, onChange }: TicketTermsProps) {
  const m = useWords(counterWords);
  const { name, table, deliveryId, paymentId } = ticket;
  const listId = useId();
  const tables = useTables().data?.filter(({ active }) => active) ?? [];
  const methods = [
    { id: DELIVERY.pickUp, label: m.away },
    { id: DELIVERY.dineIn, label: m.atTable },
  ];
  const payments = {
    [PAYMENT.cash]: { label: m.cash, help: m.cashHelp, icon: <Banknote /> },
    [PAYMENT.terminal]: { label: m.terminal, help: m.terminalHelp, icon: <CreditCard /> },
  };
  return (
    <>
      <Segment
        legend={m.where}
        options={methods.map(({ id, label }) => ({ value: String(id), label }))}
        value={String(deliveryId)}
        onChange={(value) => onChange({ deliveryId: methods.find(({ id }) => String(id) === value)?.id ?? deliveryId })}
      />
      {deliveryId === DELIVERY.dineIn && (
        <TextField
          label={m.table}
          list={tables.length > 0 ? listId : undefined}
          inputMode="numeric"
          autoComplete="off"
          value={table}
          error={errors.table}
          onChange={({ target }) => onChange({ table: target.value })}
        />
      )}
      {/* chosen from, or typed over: a guest may stand at no table at all */}
      {deliveryId === DELIVERY.dineIn && tables.length > 0 && (
        <datalist id={listId}>
          {tables.map(({ id, label }) => (
            <option key={id}>{label}</option>
          ))}
        </datalist>
      )}
      <TextField
        label={m.guest}
        hint={m.guestHint}
        autoComplete="off"
        value={name}
        error={errors.name}
        onChange={({ target }) => onChange({ name: target.value })}
      />
      <PaymentRadio
        legend={m.paidBy}
        options={COUNTER_PAYMENTS.map(({ id }) => ({ id, ...payments[id] }))}
        value={paymentId}
        error={errors.payment}
        onChange={(id) => onChange({ paymentId: id })}
      />
    </>
  );
}
