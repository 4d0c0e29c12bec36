/** How much a large shop has: its demo included. */
export interface ShopSize {
  orders: number;
  customers: number;
  products: number;
}

/** Fifty outlets' worth in one database. */
const LARGE: ShopSize = { orders: 5_000_000, customers: 100_000, products: 10_000 };
/** More is not refused by the database: it is what the numbers in names and telephones have room for. */
const MOST: ShopSize = { orders: 50_000_000, customers: 1_000_000, products: 200_000 };

export const SIZE_USAGE = '[--size large] [--orders N] [--customers N] [--products N]';

export type SizeOptions = Partial<Record<'size' | keyof ShopSize, string | undefined>>;

/**
 * What the command line asks for; null where it asks for the demo alone. `--size large` is all of {@link LARGE}, and what
 * is named beside it goes before. Without it what is not named stays as it is.
 * @throws an error in the words of who typed it
 */
export function readSize(options: SizeOptions): ShopSize | null {
  if (options.size !== undefined && options.size !== 'large')
    throw new Error(
      `--size knows one size, "large", and not "${options.size}"; smaller shops are named by --orders, --customers and --products`,
    );
  const base = options.size === 'large' ? LARGE : { orders: 0, customers: 0, products: 0 };
  const size = {
    orders: whole('orders', options.orders, base.orders),
    customers: whole('customers', options.customers, base.customers),
    products: whole('products', options.products, base.products),
  };
  if (size.orders > 0 && size.customers === 0) size.customers = Math.min(LARGE.customers, Math.ceil(size.orders / 50));
  return size.orders + size.customers + size.products === 0 ? null : size;
}

function whole(name: keyof ShopSize, text: string | undefined, otherwise: number): number {
  if (text === undefined) return otherwise;
  const most = MOST[name];
  // as people write large numbers: 5_000_000 or 5,000,000
  const plain = text.replaceAll(/[_,](?=\d{3})/g, '');
  if (!/^\d+$/.test(plain) || Number(plain) < 1 || Number(plain) > most)
    throw new Error(`--${name} takes a whole number from 1 to ${most.toLocaleString('en')}, and not "${text}"`);
  return Number(plain);
}
