import { SETTING_LENGTHS, SETTING_RANGES, type SettingRange, type SettingsSection } from '@seduh/contract/constants';
import { MoneyField, SelectField, TextArea, TextField } from '@seduh/ui';
import { useWords } from '../../lib/words/words';
import { type SettingsWords, settingsWords } from '../words';
import { changeAt, type FormProps, valueAt } from './draft';

type FieldPath = keyof SettingsWords['fields'];

type Unit = '%' | 'minutes' | 'seconds';

/** How a field is typed: an amount, a number with its unit, a text. */
const UNITS: Partial<Record<FieldPath, Unit>> = {
  ride_minutes: 'minutes',
  transfer_minutes: 'minutes',
  tax_percent: '%',
  lead_minutes: 'minutes',
  'stations.batch_share': '%',
  'stations.pace': '%',
  'stations.handover_seconds': 'seconds',
  'stations.busy_minutes': 'minutes',
};
const MONEY: ReadonlySet<FieldPath> = new Set([
  'shipping_fee',
  'delivery_minimum',
  'member_minimum',
  'rupiah_per_point',
  'free_cup_cap',
  'goal_month',
  'goal_staff',
]);
const TEXTS: Partial<Record<FieldPath, number>> = {
  name: SETTING_LENGTHS.name,
  city: SETTING_LENGTHS.city,
  phone: SETTING_LENGTHS.phone,
  'bank.bank': SETTING_LENGTHS.bank,
  'bank.account': SETTING_LENGTHS.account,
  'bank.holder': SETTING_LENGTHS.holder,
};

const FIELDS: Partial<Record<SettingsSection, readonly FieldPath[]>> = {
  shop: ['name', 'address', 'city', 'phone', 'time_zone'],
  prices: ['tax_percent'],
  card: ['member_minimum', 'rupiah_per_point', 'free_cup_points', 'free_cup_cap'],
  goals: ['goal_month', 'goal_staff'],
  kitchen: [
    'lead_minutes',
    'stations.people.bar',
    'stations.people.kitchen',
    'stations.people.counter',
    'stations.batch_pieces',
    'stations.batch_share',
    'stations.pace',
    'stations.handover_seconds',
    'stations.busy_minutes',
  ],
  limits: ['unpaid_orders', 'unpaid_portions', 'first_cash_orders', 'first_cash_portions'],
};

/** Those of Indonesia; a shop elsewhere keeps its own, as the command line set it. */
const ZONES = { 'Asia/Jakarta': 'WIB', 'Asia/Makassar': 'WITA', 'Asia/Jayapura': 'WIT' };

/** The fields of a section that has nothing but fields. */
export function FieldsForm({ section, ...form }: FormProps & { section: SettingsSection }) {
  return FIELDS[section]?.map((path) => <SettingField key={path} path={path} {...form} />);
}

/** One setting by its path, with its rule's message. */
export function SettingField({ path, draft, onEdit, errors }: FormProps & { path: FieldPath }) {
  const m = useWords(settingsWords);
  const value = valueAt(draft, path);
  const error = errors[path];
  const hint = path in m.hints ? m.hints[path as keyof typeof m.hints] : undefined;
  const own = { label: m.fields[path], error, hint };
  const set = (next: unknown) => onEdit(changeAt(draft, path, next));
  const textLength = TEXTS[path];

  if (MONEY.has(path)) {
    const digits = String(SETTING_RANGES[path as SettingRange].max).length;
    return <MoneyField {...own} maxDigits={digits} value={value as number | null} onChange={set} />;
  }
  if (path === 'address')
    return (
      <TextArea
        {...own}
        rows={2}
        maxLength={SETTING_LENGTHS.address}
        value={String(value)}
        onChange={({ target }) => set(target.value)}
      />
    );
  if (path === 'time_zone') {
    const zones = [...new Set([...Object.keys(ZONES), String(value)])];
    const options = zones.map((zone) => ({
      value: zone,
      label: zone in ZONES ? `${zone} (${ZONES[zone as keyof typeof ZONES]})` : zone,
    }));
    return (
      <SelectField {...own} options={options} value={String(value)} onChange={({ target }) => set(target.value)} />
    );
  }
  if (textLength !== undefined)
    return (
      <TextField
        {...own}
        maxLength={textLength}
        autoComplete="off"
        value={String(value)}
        onChange={({ target }) => set(target.value)}
      />
    );
  const unit = UNITS[path];
  return (
    <TextField
      {...own}
      inputMode="numeric"
      autoComplete="off"
      maxLength={7}
      suffix={unit && (unit === '%' ? unit : m.units[unit])}
      value={typeof value === 'number' ? String(value) : ''}
      onChange={({ target }) => {
        const digits = target.value.replaceAll(/\D/g, '');
        set(digits === '' ? null : Number(digits));
      }}
    />
  );
}
