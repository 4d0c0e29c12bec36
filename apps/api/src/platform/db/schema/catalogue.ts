import type {
  BankAccount,
  CategoryId,
  CheckoutPaymentId,
  Contents,
  DayHours,
  DeliveryArea,
  DeliveryId,
  HappyHours,
  NextHours,
  SizeId,
  SpecialDay,
  Station,
  Translations,
} from '@seduh/contract';
import type { PromoKind } from '@seduh/contract/constants';
import type { StationRules } from '@seduh/domain/forecast';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/** jsonb: read as a value, written as its JSON text. */
export type Json<T> = ColumnType<T, string, string>;

/** Texts by their languages; null where there are none. */
export type TranslationsColumn = ColumnType<Translations | null, Translations | null | undefined, Translations | null>;

/** All columns of a table: one that is left out does not compile. */
export const allColumns =
  <Table>() =>
  <const Columns extends readonly (keyof Table & string)[]>(
    columns: Columns & (Exclude<keyof Table, Columns[number]> extends never ? unknown : never),
  ): Columns =>
    columns;

export interface ShopTable {
  id: number;
  name: string;
  address: string;
  city: string;
  phone: string;
  time_zone: string;
  hours: Json<DayHours[]>;
  next_hours: Json<NextHours> | null;
  special_days: ColumnType<SpecialDay[], string | undefined, string>;
  payments_off: ColumnType<CheckoutPaymentId[], string | undefined, string>;
  delivery_window: Json<{ days: number[]; from: string; to: string }>;
  tax_percent: number;
  shipping_fee: number;
  delivery_minimum: Generated<number>;
  delivery_areas: ColumnType<DeliveryArea[], string | undefined, string>;
  lead_minutes: number;
  ride_minutes: number;
  goal_month: number;
  bank: Json<BankAccount> | null;
  member_minimum: Generated<number>;
  points_on: Generated<boolean>;
  rupiah_per_point: Generated<number>;
  free_cup_points: Generated<number>;
  free_cup_cap: Generated<number>;
  goal_staff: Generated<number>;
  transfer_minutes: Generated<number>;
  unpaid_orders: Generated<number>;
  unpaid_portions: Generated<number>;
  first_cash_orders: Generated<number>;
  first_cash_portions: Generated<number>;
  ask_cash: Generated<boolean>;
  /** Who works where by default, and how. */
  stations: ColumnType<StationRules, string | undefined, string>;
}

/** Who works where now, as staff say; at most one row. */
interface OnDutyTable {
  id: Generated<number>;
  people: ColumnType<StationRules['people'], string, string>;
  until: Date;
  said_by: string | null;
  said_at: Date;
}

/** Times in which staff take no orders, over ones too. */
export interface PausesTable {
  id: Generated<number>;
  /** null: all of them */
  delivery_id: DeliveryId | null;
  until: Date;
  until_reopened: boolean;
  paused_at: Date;
  paused_by: string;
  /** null: it ends by itself */
  ended_at: Date | null;
  ended_by: string | null;
}

export interface ProductsTable {
  id: string;
  product_name: string;
  name_translations: TranslationsColumn;
  /** Its names in small letters, each between spaces: what searches compare. A trigger writes it. */
  search_name: GeneratedAlways<string>;
  description: string;
  description_translations: TranslationsColumn;
  price: number;
  category_id: CategoryId;
  image: string | null;
  stock: number | null;
  sold_out_until: Date | null;
  /** What is offered instead until then. */
  substitute_id: Generated<string | null>;
  archived_at: Date | null;
  /** The sizes it comes in. */
  size_ids: Generated<SizeId[]>;
  /** What is in it before any option; null: nobody has said. */
  contains: Json<Contents> | null;
  /** Seconds for one piece, and where; null: as is usual of its category. */
  work_seconds: Generated<number | null>;
  station: Generated<Station | null>;
  sold: Generated<number>;
  version: Generated<number>;
  created_at: Date;
  updated_at: Date;
}

export interface PromosTable {
  id: string;
  promo_name: string;
  name_translations: TranslationsColumn;
  code: string;
  description: string;
  description_translations: TranslationsColumn;
  percent: number;
  duration: number;
  min_price: number;
  image: string | null;
  dine_in_only: Generated<boolean>;
  new_user_only: Generated<boolean>;
  one_per_day: Generated<boolean>;
  member_only: Generated<boolean>;
  version: Generated<number>;
  total_uses: number | null;
  used: Generated<number>;
  kind: Generated<PromoKind>;
  /** Rupiah; null unless it is of that kind. */
  amount_off: number | null;
  /** Of a bundle, which is of a category or of a product; null of another kind. */
  bundle_buy: number | null;
  bundle_free: number | null;
  bundle_category_id: CategoryId | null;
  bundle_product_id: string | null;
  happy_hours: ColumnType<HappyHours | null, string | null | undefined, string | null>;
  budget: number | null;
  given: Generated<number>;
  starts_at: Date;
  ends_at: Date;
  created_at: Date;
}

interface PromoUsesTable {
  order_id: string;
  promo_id: string;
  user_id: string;
  /** YYYY-MM-DD in the shop's zone */
  business_day: string;
  one_per_day: boolean;
  released_at: Date | null;
  /** Rupiah; null: its order's discount. */
  given: number | null;
}

export interface OptionGroupsTable {
  id: Generated<number>;
  group_name: string;
  name_translations: TranslationsColumn;
  min_choices: number;
  max_choices: number;
  archived_at: Date | null;
  version: Generated<number>;
  created_at: Date;
}

export interface OptionsTable {
  id: Generated<number>;
  group_id: number;
  position: number;
  option_name: string;
  name_translations: TranslationsColumn;
  surcharge: number;
  contains: Json<Contents> | null;
  /** What it adds to a piece, and where; null: nothing, or where the piece is made. */
  work_seconds: Generated<number | null>;
  station: Generated<Station | null>;
  sold_out_until: Date | null;
  /** What is offered instead until then, of the same group. */
  substitute_id: Generated<number | null>;
  archived_at: Date | null;
}

export interface ShopTablesTable {
  id: string;
  label: string;
  /** What its link ends in. */
  code: string;
  /** null: it stands there */
  retired_at: Date | null;
  version: Generated<number>;
  created_at: Date;
}

/** The shop, its menu and its promos. */
export interface CatalogueTables {
  shop: ShopTable;
  pauses: PausesTable;
  on_duty: OnDutyTable;
  shop_tables: ShopTablesTable;
  /** All codes that tables have and had, kept by a trigger on them. */
  shop_table_codes: { code: string };
  categories: { id: CategoryId; category_name: string };
  sizes: { id: SizeId; code: string; name: string };
  products: ProductsTable;
  /** Names of what is on the menu, kept by triggers on products. */
  product_names: {
    product_id: string;
    search_name: string;
  };
  option_groups: OptionGroupsTable;
  options: OptionsTable;
  product_option_groups: { product_id: string; group_id: number; position: number; default_ids: number[] };
  product_sizes: { product_id: string; size_id: SizeId; surcharge: Generated<number> };
  promos: PromosTable;
  promo_uses: PromoUsesTable;
}

/** The columns of the tables whose rows are read whole. */
export const CATALOGUE_COLUMNS = {
  shop: allColumns<ShopTable>()([
    'id',
    'name',
    'address',
    'city',
    'phone',
    'time_zone',
    'hours',
    'next_hours',
    'special_days',
    'payments_off',
    'delivery_window',
    'tax_percent',
    'shipping_fee',
    'delivery_minimum',
    'delivery_areas',
    'lead_minutes',
    'ride_minutes',
    'goal_month',
    'bank',
    'member_minimum',
    'points_on',
    'rupiah_per_point',
    'free_cup_points',
    'free_cup_cap',
    'goal_staff',
    'transfer_minutes',
    'unpaid_orders',
    'unpaid_portions',
    'first_cash_orders',
    'first_cash_portions',
    'ask_cash',
    'stations',
  ]),
  promos: allColumns<PromosTable>()([
    'id',
    'promo_name',
    'name_translations',
    'code',
    'description',
    'description_translations',
    'percent',
    'duration',
    'min_price',
    'image',
    'dine_in_only',
    'new_user_only',
    'one_per_day',
    'member_only',
    'version',
    'total_uses',
    'used',
    'kind',
    'amount_off',
    'bundle_buy',
    'bundle_free',
    'bundle_category_id',
    'bundle_product_id',
    'happy_hours',
    'budget',
    'given',
    'starts_at',
    'ends_at',
    'created_at',
  ]),
  shop_tables: allColumns<ShopTablesTable>()(['id', 'label', 'code', 'retired_at', 'version', 'created_at']),
};
