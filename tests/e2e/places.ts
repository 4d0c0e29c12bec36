import { PAGES, type PageName } from '@seduh/contract/constants';
import { callAs, findProduct, orderFor } from './caller';
import { ACCOUNTS } from './shop';

/** Who looks at the shop. */
export type Who = 'visitor' | 'customer' | 'admin';

/** An address that is no page. */
export const NO_PAGE = '/no-such-page';

/** The names of the pages whose path names one thing by its id. */
type OfOne<Name extends PageName = PageName> = Name extends PageName
  ? (typeof PAGES)[Name]['path'] extends `${string}:id${string}`
    ? Name
    : never
  : never;

/** Who visits the pages that are for everybody: whoever sees most on them. */
const VISITORS: Partial<Record<PageName, Who[]>> = {
  home: ['visitor', 'customer'],
  products: ['visitor', 'customer', 'admin'],
  product: ['visitor', 'admin'],
  collect: ['visitor', 'admin'],
};

/** Pages that look otherwise with something in their query. */
const QUERIES: Partial<Record<PageName, [Who, query: string][]>> = {
  products: [['admin', '?archived=1']],
  resetPassword: [['visitor', '?token=of-a-mail']],
};

/** Pages that say nothing without their query. */
const NEEDED: Partial<Record<PageName, string>> = {
  confirmEmail: '?token=of-a-mail',
  undoEmail: '?token=of-a-mail',
  join: '?token=of-a-mail',
  newsStop: '?token=of-a-mail',
};

/** The code of no table: that of one leads on to the menu at once. */
export const NO_TABLE = 'k7mp3q';

/** Every page of the shop by who may see it, those named by an id with one of the demo's. */
export async function everyPage(): Promise<Record<Who, string[]>> {
  const customer = await callAs(ACCOUNTS.customer);
  const staff = await callAs(ACCOUNTS.admin);
  const product = await findProduct(customer, 'Hazelnut Latte');
  const [promo] = await staff.get<{ id: string }[]>('/promos', { state: 'running' });
  const [group] = await staff.get<{ id: number }[]>('/options/groups');
  const [done] = await customer.get<{ id: string }[]>('/transactions/history', { page: '2' });
  const unpaid = await orderFor(customer, await findProduct(customer, 'Oat Milk'), { paymentId: 2 });
  if (!promo || !group || !done) throw new Error('the demo shop has no promos, no options or no past orders');
  await customer.dispose();
  await staff.dispose();
  const ids: Record<OfOne, string[]> = {
    product: [product.id],
    productEdit: [product.id],
    promoEdit: [promo.id],
    optionEdit: [String(group.id)],
    historyOrder: [done.id, unpaid.id],
    historyReceipt: [done.id],
    ordersReceipt: [done.id],
    ordersTicket: [done.id],
    table: [NO_TABLE],
  };

  const places: Record<Who, string[]> = { visitor: [], customer: [], admin: [] };
  for (const name of Object.keys(PAGES) as PageName[]) {
    const { path, role }: { path: string; role?: string } = PAGES[name];
    const own: Who[] = role ? [role === 'Admin' ? 'admin' : 'customer'] : (VISITORS[name] ?? ['visitor']);
    const hrefs = name in ids ? ids[name as OfOne].map((id) => path.replace(':id', id)) : [path.replace('*', NO_PAGE)];
    for (const who of own) places[who].push(...hrefs.map((href) => href + (NEEDED[name] ?? '')));
    for (const [who, query] of QUERIES[name] ?? []) places[who].push(path + query);
  }
  return places;
}
