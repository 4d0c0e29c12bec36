import { act, fireEvent, render, screen } from '@testing-library/react';
import { cloneElement, type ReactElement, useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { expect, it, vi } from 'vitest';
import * as ui from '..';

const options = [
  { value: 'oat', label: 'Oat' },
  { value: 'soy', label: 'Soy' },
];
const sizes = [
  { id: 1, code: 'S', name: 'Small' },
  { id: 2, code: 'L', name: 'Large' },
];
const tiles = [
  { id: 1, label: 'One', icon: null, help: '' },
  { id: 2, label: 'Two', icon: null, help: '' },
];
const slots = [{ time: '13:15' }, { time: '14:30' }];
const coupons = [
  { value: 'c1', tone: 'marigold' as const, offer: '5 %', offerNote: 'off', title: 'Five', condition: '' },
];
const nothing = () => {};

const form = () => document.forms[0]!;
const sent = (name = 'it') => new FormData(form()).get(name);
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('radio', { name }));

/** Each field by itself in a form, what it sends at the start, how somebody answers, and what it sends then. */
const uncontrolled: [string, () => ReactElement, string | null, () => void, string | null][] = [
  ['TextField', () => <ui.TextField label="It" name="it" defaultValue="a" />, 'a', () => type('It', 'b'), 'b'],
  ['PasswordField', () => <ui.PasswordField label="It" name="it" />, '', () => type('It', 'b'), 'b'],
  ['TextArea', () => <ui.TextArea label="It" name="it" defaultValue="a" />, 'a', () => type('It', 'b'), 'b'],
  [
    'MoneyField',
    () => <ui.MoneyField label="It" name="it" defaultValue={25_000} />,
    '25000',
    () => type('It', '1,250'),
    '1250',
  ],
  ['MoneyField, empty', () => <ui.MoneyField label="It" name="it" />, '', () => type('It', '7'), '7'],
  [
    'DateField',
    () => <ui.DateField label="It" name="it" defaultValue="2026-11-23" />,
    '2026-11-23',
    () => type('It', '3/4/1996'),
    '1996-04-03',
  ],
  [
    'RadioField',
    () => <ui.RadioField legend="It" name="it" options={options} defaultValue="oat" />,
    'oat',
    () => press('Soy'),
    'soy',
  ],
  [
    'RadioField, unanswered',
    () => <ui.RadioField legend="It" name="it" options={options} />,
    null,
    () => press('Soy'),
    'soy',
  ],
  [
    'Segment',
    () => <ui.Segment legend="It" name="it" options={options} defaultValue="oat" />,
    'oat',
    () => press('Soy'),
    'soy',
  ],
  [
    'Checkbox',
    () => <ui.Checkbox label="It" name="it" value="yes" />,
    null,
    () => fireEvent.click(screen.getByLabelText('It')),
    'yes',
  ],
  [
    'SelectField',
    () => <ui.SelectField label="It" name="it" options={options} defaultValue="oat" />,
    'oat',
    () => type('It', 'soy'),
    'soy',
  ],
  [
    'QuantityStepper',
    () => <ui.QuantityStepper label="It" name="it" defaultValue={2} />,
    '2',
    () => fireEvent.click(screen.getByLabelText('One more')),
    '3',
  ],
];

it.each(uncontrolled)(
  '%s by itself sends a plain value, and a reset brings the first one back',
  (_, field, first, answer, then) => {
    render(<form>{field()}</form>);
    expect(sent()).toBe(first);
    answer();
    expect(sent()).toBe(then);
    act(() => form().reset());
    expect(sent()).toBe(first);
  },
);

it.each(uncontrolled)('%s keeps its answer in a form that refuses to be reset', (_, field, _first, answer, then) => {
  render(<form onReset={(event) => event.preventDefault()}>{field()}</form>);
  answer();
  // as the browser does it; this page's own `reset` asks nobody
  fireEvent(form(), new Event('reset', { bubbles: true, cancelable: true }));
  expect(sent()).toBe(then);
});

/** Each field whose owner keeps the answer, what it sends, and what the owner kept before. */
const controlled: [string, () => ReactElement, string, object][] = [
  [
    'MoneyField',
    () => <ui.MoneyField label="It" name="it" value={25_000} onChange={nothing} />,
    '25000',
    { value: null },
  ],
  [
    'DateField',
    () => <ui.DateField label="It" name="it" value="2026-11-23" onChange={nothing} />,
    '2026-11-23',
    { value: '' },
  ],
  [
    'Checkbox',
    () => <ui.Checkbox label="It" name="it" value="yes" checked onChange={nothing} />,
    'yes',
    { checked: false },
  ],
  [
    'Select',
    () => <ui.Select label="It" name="it" options={options} placeholder="None" value="soy" onChange={nothing} />,
    'soy',
    { value: 'oat' },
  ],
  [
    'RadioField',
    () => <ui.RadioField legend="It" name="it" options={options} value="soy" onChange={nothing} />,
    'soy',
    { value: 'oat' },
  ],
  [
    'SizePicker',
    () => <ui.SizePicker legend="It" name="it" options={sizes} value={2} onChange={nothing} />,
    '2',
    { value: 1 },
  ],
  [
    'DeliveryPicker',
    () => <ui.DeliveryPicker legend="It" name="it" options={tiles} value={2} onChange={nothing} />,
    '2',
    { value: 1 },
  ],
  [
    'TimeSlots',
    () => <ui.TimeSlots legend="It" name="it" slots={slots} value="14:30" onChange={nothing} />,
    '14:30',
    { value: '13:15' },
  ],
  [
    'CouponPicker',
    () => <ui.CouponPicker legend="It" name="it" coupons={coupons} value="c1" onChange={nothing} />,
    'c1',
    { value: null },
  ],
  [
    'PaymentRadio',
    () => <ui.PaymentRadio legend="It" name="it" options={tiles} value={2} onChange={nothing} />,
    '2',
    { value: 1 },
  ],
  [
    'OptionGroup',
    () => <ui.OptionGroup legend="It" name="it" options={sizes} value={[2]} onChange={nothing} />,
    '2',
    { value: [] },
  ],
  [
    'OptionGroup, one of one',
    () => <ui.OptionGroup legend="It" name="it" options={sizes} min={1} max={1} value={[2]} onChange={nothing} />,
    '2',
    { value: [1] },
  ],
];

it.each(controlled)('%s sends what its owner keeps, also after a reset', (_, field, value, before) => {
  // a browser's reset goes back to what stood there at first
  const { rerender } = render(<form>{cloneElement(field(), before)}</form>);
  rerender(<form>{field()}</form>);
  expect(sent()).toBe(value);
  act(() => form().reset());
  expect(sent()).toBe(value);
});

it('sends the answer, the day and the time of a TimeField by their own names', () => {
  render(
    <form>
      <ui.TimeField
        {...{ nowLegend: 'Now', yesLabel: 'Yes', noLabel: 'No', dayLabel: 'Day', timeLabel: 'Time' }}
        days={[{ value: '2026-11-23', label: 'Monday' }]}
        times={[{ value: '14:30', label: '14:30' }]}
        names={{ now: 'now', day: 'day', time: 'time' }}
      />
    </form>,
  );
  expect(Object.fromEntries(new FormData(form()))).toEqual({ now: 'yes' });
  press('No');
  type('Day', '2026-11-23');
  type('Time', '14:30');
  expect(Object.fromEntries(new FormData(form()))).toEqual({ now: 'no', day: '2026-11-23', time: '14:30' });
  act(() => form().reset());
  expect(Object.fromEntries(new FormData(form()))).toEqual({ now: 'yes' });
});

it.each([
  ['TextField', () => <ui.TextField label="It" required />],
  ['MoneyField', () => <ui.MoneyField label="It" required />],
  ['MoneyField below its least', () => <ui.MoneyField label="It" min={1000} defaultValue={900} />],
  ['MoneyField above its most', () => <ui.MoneyField label="It" max={1000} defaultValue={1001} />],
  ['DateField', () => <ui.DateField label="It" required />],
  ['SelectField', () => <ui.SelectField label="It" required options={options} placeholder="None" />],
  ['RadioField', () => <ui.RadioField legend="It" name="it" required options={options} />],
  ['Checkbox', () => <ui.Checkbox label="It" required />],
  [
    'PaymentRadio',
    () => <ui.PaymentRadio legend="It" name="it" required options={tiles} value={null} onChange={nothing} />,
  ],
  ['SizePicker', () => <ui.SizePicker legend="It" required options={sizes} value={0} onChange={nothing} />],
  ['DeliveryPicker', () => <ui.DeliveryPicker legend="It" required options={tiles} value={0} onChange={nothing} />],
  ['TimeSlots', () => <ui.TimeSlots legend="It" required slots={slots} value="" onChange={nothing} />],
  [
    'OptionGroup, one of one',
    () => <ui.OptionGroup legend="It" options={sizes} min={1} max={1} value={[]} onChange={nothing} />,
  ],
  [
    'OptionGroup below its least',
    () => <ui.OptionGroup legend="It" options={sizes} min={2} value={[1]} onChange={nothing} />,
  ],
  ['ImageDrop', () => <ui.ImageDrop label="It" name="it" required image={null} accept="image/png" onPick={nothing} />],
  [
    'ImageDrop with a refused file',
    () => <ui.ImageDrop label="It" name="it" error="Too large" image={null} accept="image/png" onPick={nothing} />,
  ],
])('%s lets no form go that misses it', (_, field) => {
  render(<form>{field()}</form>);
  expect(form().checkValidity()).toBe(false);
});

it('says in the words of an OptionGroup how many are missing, until they are chosen', async () => {
  function Form() {
    const { errors, formProps } = ui.useFormErrors();
    const [value, setValue] = useState<number[]>([]);
    const options = [1, 2, 3].map((id) => ({ id, name: `Option ${id}` }));
    return (
      <form {...formProps}>
        <ui.OptionGroup
          {...{ legend: 'It', name: 'it', min: 2, max: 3, options, value, error: errors['it'], onChange: setValue }}
        />
      </form>
    );
  }
  render(<Form />);
  const choose = (name: string) => act(async () => void fireEvent.click(screen.getByRole('checkbox', { name })));
  const told = () => document.querySelector('.sd-error')?.textContent;
  act(() => void form().reportValidity());
  expect(told()).toBe('Choose 2 to 3');
  await choose('Option 3');
  expect(told()).toBe('Choose 2 to 3');
  await choose('Option 2');
  expect(told()).toBeUndefined();
  expect(form().checkValidity()).toBe(true);
});

it('holds a form back while its day is none', () => {
  render(
    <form>
      <ui.DateField label="It" name="it" defaultValue="2026-11-23" />
    </form>,
  );
  type('It', '31/02/2026');
  expect(screen.getByLabelText<HTMLInputElement>('It').validationMessage).toContain('There is no 31/02/2026');
  act(() => form().reset());
  expect(form().checkValidity()).toBe(true);
  expect(screen.getByLabelText<HTMLInputElement>('It').value).toBe('23/11/2026');
});

it('sends a picked file where it has a name', () => {
  const onPick = vi.fn();
  render(
    <form>
      <ui.FilePick label="Take" name="it" accept="image/png" onPick={onPick} />
    </form>,
  );
  const file = new File(['x'], 'a.png', { type: 'image/png' });
  const input = form().querySelector<HTMLInputElement>('input[type=file]')!;
  fireEvent.change(input, { target: { files: [file] } });
  expect(onPick.mock.calls).toEqual([[file]]);
  expect(input.files?.[0]).toBe(file);
});

it('sends one file by the name of an ImageDrop, whichever way it came', () => {
  const [onDrop, onTake] = [vi.fn(), vi.fn()];
  const rules = { accept: 'image/png', name: 'it' };
  render(
    <form>
      <ui.ImageDrop label="Drop" image={null} {...rules} onPick={onDrop}>
        <ui.FilePick label="Take" {...rules} onPick={onTake} />
        <ui.FilePick label="Choose" accept="image/png" onPick={onTake} />
        <ui.FilePick label="Other" accept="image/png" name="other" onPick={onTake} />
      </ui.ImageDrop>
    </form>,
  );
  expect([...form().querySelectorAll<HTMLInputElement>('[name]')].map(({ name }) => name)).toEqual(['it', 'other']);
  const [drop, take, choose] = ['Drop', 'Take', 'Choose'].map((label) =>
    form().querySelector<HTMLInputElement>(`input[aria-label=${label}]`)!,
  );
  const names = () => new FormData(form()).getAll('it').map((file) => (file as File).name);
  const pick = (input: HTMLInputElement, name: string) =>
    fireEvent.change(input, { target: { files: [new File(['x'], name, { type: 'image/png' })] } });
  pick(take!, 'taken.png');
  expect(names()).toEqual(['taken.png']);
  pick(choose!, 'chosen.png');
  expect(names()).toEqual(['chosen.png']);
  expect([onTake.mock.calls.length, onDrop.mock.calls.length]).toEqual([2, 0]);
  pick(drop!, 'zone.png');
  expect([onTake.mock.calls.length, onDrop.mock.calls.length]).toEqual([2, 1]);
});

it('fits react-hook-form: inputs by register, all others by Controller', async () => {
  const onSubmit = vi.fn();
  function Registered() {
    const { register, control, handleSubmit } = useForm({
      defaultValues: {
        text: '',
        area: '',
        secret: '',
        kind: '',
        yes: false,
        price: null as number | null,
        day: '',
        milk: '',
        count: 1,
      },
    });
    return (
      <form onSubmit={handleSubmit((values) => onSubmit(values))}>
        <ui.TextField label="Text" {...register('text')} />
        <ui.TextArea label="Area" {...register('area')} />
        <ui.PasswordField label="Secret" {...register('secret')} />
        <ui.SelectField label="Kind" options={options} placeholder="None" {...register('kind')} />
        <ui.Checkbox label="Yes" {...register('yes')} />
        <Controller name="price" control={control} render={({ field }) => <ui.MoneyField label="Price" {...field} />} />
        <Controller name="day" control={control} render={({ field }) => <ui.DateField label="Day" {...field} />} />
        <Controller
          name="milk"
          control={control}
          rules={{ required: 'Choose one' }}
          render={({ field: { ref, ...field }, fieldState }) => (
            <ui.RadioField
              legend="Milk"
              options={options}
              error={fieldState.error?.message}
              inputRef={ref}
              {...field}
            />
          )}
        />
        <Controller
          name="count"
          control={control}
          render={({ field: { ref, ...field } }) => <ui.QuantityStepper label="Count" inputRef={ref} {...field} />}
        />
        <button type="submit">Send</button>
      </form>
    );
  }
  render(<Registered />);
  const send = () => act(async () => void fireEvent.submit(form()));
  type('Text', 'a');
  type('Area', 'b');
  type('Secret', 'c');
  type('Kind', 'soy');
  fireEvent.click(screen.getByLabelText('Yes'));
  type('Price', '25,000');
  type('Day', '23/11/2026');
  fireEvent.click(screen.getByLabelText('One more'));
  await send();
  expect(onSubmit).not.toHaveBeenCalled();
  expect(screen.getByText('Choose one')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Oat'));
  press('Soy');
  await send();
  expect(onSubmit.mock.calls).toEqual([
    [
      {
        text: 'a',
        area: 'b',
        secret: 'c',
        kind: 'soy',
        yes: true,
        price: 25_000,
        day: '2026-11-23',
        milk: 'soy',
        count: 2,
      },
    ],
  ]);
});

it('goes back to what it was given where its owner gives another default', () => {
  function Owner() {
    const [start, setStart] = useState(2);
    return (
      <form>
        <ui.QuantityStepper label="It" name="it" defaultValue={start} />
        <button type="button" onClick={() => setStart(5)}>
          Five
        </button>
      </form>
    );
  }
  render(<Owner />);
  fireEvent.click(screen.getByText('Five'));
  expect(sent()).toBe('2');
  act(() => form().reset());
  expect(sent()).toBe('5');
});
