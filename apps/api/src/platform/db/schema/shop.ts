import type { Generated } from 'kysely';
import type { BankAccount, DayHours } from '@seduh/contract';
import type { Json } from './json';

export interface ShopTable {
  id: number;
  name: string;
  address: string;
  city: string;
  phone: string;
  time_zone: string;
  hours: Json<DayHours[]>;
  delivery_window: Json<{ days: number[]; from: string; to: string }>;
  tax_percent: number;
  shipping_fee: number;
  lead_minutes: number;
  ride_minutes: number;
  goal_month: number;
  bank: Json<BankAccount> | null;
  member_minimum: Generated<number>;
  goal_staff: Generated<number>;
  transfer_minutes: Generated<number>;
  unpaid_orders: Generated<number>;
  unpaid_portions: Generated<number>;
  first_cash_orders: Generated<number>;
  first_cash_portions: Generated<number>;
}
