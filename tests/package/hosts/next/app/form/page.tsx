// A form that a server answers: its action gets what the fields mean, not what they show, with scripts and without.
import { DateField, MoneyField, QuantityStepper } from '@seduh/ui';
import { Milk } from './Milk';
import { OrderForm } from './OrderForm';

export default function Page() {
  async function order(_: string, data: FormData): Promise<string> {
    'use server';
    const fields = [...data].filter(([name]) => !name.startsWith('$ACTION'));
    return fields.map(([name, value]) => `${name}=${String(value)}`).join(' ');
  }
  return (
    <OrderForm order={order}>
      <MoneyField label="Price" name="price" required defaultValue={25_000} />
      <DateField label="Day" name="day" defaultValue="2026-11-23" />
      <QuantityStepper label="Portions" name="portions" defaultValue={2} />
      <Milk />
    </OrderForm>
  );
}
