import type { CategoryId, SizeId } from '@seduh/contract';
import type { Generated, GeneratedAlways } from 'kysely';

export interface ProductsTable {
  id: string;
  product_name: string;
  /** The name in small letters, between spaces: what searches compare. */
  search_name: GeneratedAlways<string>;
  description: string;
  price: number;
  category_id: CategoryId;
  image: string | null;
  stock: number | null;
  sold_out_until: Date | null;
  archived_at: Date | null;
  /** The sizes it comes in. */
  size_ids: Generated<SizeId[]>;
  sold: Generated<number>;
  version: Generated<number>;
  created_at: Date;
  updated_at: Date;
}

/** Names of what is on the menu, kept by triggers on products. */
export interface ProductNamesTable {
  product_id: string;
  search_name: string;
}

export interface PromosTable {
  id: string;
  promo_name: string;
  code: string;
  description: string;
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
  starts_at: Date;
  ends_at: Date;
  created_at: Date;
}

export interface PromoUsesTable {
  order_id: string;
  promo_id: string;
  user_id: string;
  /** YYYY-MM-DD in the shop's zone */
  business_day: string;
  one_per_day: boolean;
  released_at: Date | null;
}
