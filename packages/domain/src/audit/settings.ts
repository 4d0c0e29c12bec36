import type { ShopSettings } from '@seduh/contract';
import { PAYMENT_METHODS, STATIONS } from '@seduh/contract/constants';
import type { Fact } from './changes';

type Week = ShopSettings['hours'];

/** `07:00–21:00`, for the record's file as well. */
const spanText = ({ open, close }: Pick<Week[number], 'open' | 'close'>): string => `${open}–${close}`;

const week = (field: 'opening' | 'next_opening', hours: Week): Fact[] =>
  [1, 2, 3, 4, 5, 6, 7].map((day) => ({
    field,
    of: String(day),
    value: hours.filter((row) => row.day === day).map(spanText),
  }));

/** What an owner can change of the shop. */
export const settingsFacts = (settings: ShopSettings): Fact[] => {
  const { next_hours: next, bank, stations, delivery_window: window } = settings;
  return [
    { field: 'name', value: settings.name },
    { field: 'address', value: settings.address },
    { field: 'city', value: settings.city },
    { field: 'phone', value: settings.phone },
    { field: 'time_zone', value: settings.time_zone },
    ...week('opening', settings.hours),
    { field: 'next_from', value: next?.from },
    ...week('next_opening', next?.hours ?? []),
    // without times it is closed: the name alone
    ...settings.special_days.map(({ date, name, spans }): Fact => ({
      field: 'special_day',
      of: date,
      value: [name, ...spans.map(spanText)],
    })),
    { field: 'delivery_days', value: window.days.map(String) },
    { field: 'delivery_times', value: spanText({ open: window.from, close: window.to }) },
    { field: 'shipping_fee', value: settings.shipping_fee },
    { field: 'delivery_minimum', value: settings.delivery_minimum },
    ...settings.delivery_areas.flatMap(({ name: of, postcodes, fee, minimum }): Fact[] => [
      { field: 'delivery_area', of, value: postcodes },
      { field: 'area_fee', of, value: fee },
      ...(minimum === null ? [] : [{ field: 'area_minimum', of, value: minimum } as const]),
    ]),
    { field: 'ride_minutes', value: settings.ride_minutes },
    ...PAYMENT_METHODS.map(({ id }): Fact => ({
      field: 'payment_on',
      of: String(id),
      value: !settings.payments_off.includes(id),
    })),
    { field: 'bank', value: bank && `${bank.bank} ${bank.account}, ${bank.holder}` },
    { field: 'transfer_minutes', value: settings.transfer_minutes },
    { field: 'ask_cash', value: settings.ask_cash },
    { field: 'tax_percent', value: settings.tax_percent },
    { field: 'member_minimum', value: settings.member_minimum },
    { field: 'points_on', value: settings.points_on },
    { field: 'rupiah_per_point', value: settings.rupiah_per_point },
    { field: 'free_cup_points', value: settings.free_cup_points },
    { field: 'free_cup_cap', value: settings.free_cup_cap },
    { field: 'goal_month', value: settings.goal_month },
    { field: 'goal_staff', value: settings.goal_staff },
    { field: 'lead_minutes', value: settings.lead_minutes },
    ...STATIONS.map((of): Fact => ({ field: 'usual_people', of, value: stations.people[of] })),
    { field: 'batch_pieces', value: stations.batch_pieces },
    { field: 'batch_share', value: stations.batch_share },
    { field: 'pace', value: stations.pace },
    { field: 'handover_seconds', value: stations.handover_seconds },
    { field: 'busy_minutes', value: stations.busy_minutes },
    { field: 'unpaid_orders', value: settings.unpaid_orders },
    { field: 'unpaid_portions', value: settings.unpaid_portions },
    { field: 'first_cash_orders', value: settings.first_cash_orders },
    { field: 'first_cash_portions', value: settings.first_cash_portions },
  ];
};
