import { useActionState, useState } from 'react';
import { Button } from '../Button';
import { Checkbox } from '../Checkbox';
import { DateField } from '../DateField';
import { useFormErrors } from '../hooks/useFormErrors';
import { Bike, CreditCard } from '../icons';
import { MoneyField } from '../MoneyField';
import { QuantityStepper } from '../QuantityStepper';
import { RadioField } from '../RadioField';
import { Segment } from '../Segment';
import { SelectField } from '../Select';
import { DeliveryPicker } from '../shop/DeliveryPicker';
import { PaymentRadio } from '../shop/PaymentRadio';
import { SizePicker } from '../shop/SizePicker';
import { TextArea } from '../TextArea';
import { TextField } from '../TextField';
import { TimeField } from '../TimeField';

const pick = (...labels: string[]) => labels.map((label) => ({ value: label.toLowerCase(), label }));

/** A form that keeps nothing itself: its fields do, the browser refuses, and an action gets what they send. */
export function ValuesTry() {
  const { errors, formProps } = useFormErrors();
  const [sent, send] = useActionState(
    (_: string[], data: FormData) => [...data].map(([name, value]) => `${name}=${String(value)}`),
    [],
  );
  // what a shop shapes is controlled, and passes its id on
  const [size, setSize] = useState(2);
  const [delivery, setDelivery] = useState(1);
  const [payment, setPayment] = useState<number | null>(null);

  return (
    <form className="doc-form" action={send} {...formProps}>
      <TextField label="Name" name="name" required error={errors.name} />
      <MoneyField label="Price" name="price" required min={1000} defaultValue={25_000} error={errors.price} />
      <DateField label="From" name="from" required min="2026-01-01" defaultValue="2026-11-23" error={errors.from} />
      <TimeField
        nowLegend="Ready now"
        yesLabel="Yes"
        noLabel="No"
        defaultNow={false}
        dayLabel="Day"
        days={[{ value: '2026-11-23', label: 'Today' }]}
        timeLabel="Time"
        times={[{ value: '14:30', label: '14:30' }]}
        names={{ now: 'now', day: 'day', time: 'time' }}
      />
      <SelectField
        label="Kind"
        name="kind"
        required
        placeholder="Choose one"
        options={pick('Hot', 'Cold')}
        error={errors.kind}
      />
      <RadioField legend="Milk" name="milk" required options={pick('Oat', 'Soy')} error={errors.milk} />
      <Segment legend="Shown" name="shown" options={pick('Listed', 'Hidden')} defaultValue="listed" />
      <QuantityStepper label="Portions" name="portions" defaultValue={2} max={40} />
      <SizePicker
        legend="Size"
        name="size"
        options={[
          { id: 1, code: 'S', name: 'Small' },
          { id: 2, code: 'L', name: 'Large' },
        ]}
        value={size}
        onChange={setSize}
      />
      <DeliveryPicker
        legend="Delivery"
        name="delivery"
        options={[{ id: 1, label: 'Courier', icon: <Bike /> }]}
        value={delivery}
        onChange={setDelivery}
      />
      <PaymentRadio
        legend="Payment"
        name="payment"
        options={[{ id: 7, label: 'Card', help: 'Any bank', icon: <CreditCard /> }]}
        value={payment}
        onChange={setPayment}
      />
      <TextArea label="Note" name="note" maxLength={20} defaultValue="Less ice" />
      <Checkbox label="Members only" name="members" value="yes" />
      <Button type="submit">Send</Button>
      <Button type="reset" variant="line">
        Reset
      </Button>
      <output className="sd-small">{sent.join(' · ') || 'What is sent stands here.'}</output>
    </form>
  );
}
