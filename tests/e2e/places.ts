import { callAs, findProduct, orderFor } from './caller';
import { ACCOUNTS } from './shop';

/** Who looks at the shop. */
export type Who = 'visitor' | 'customer' | 'admin';

/** Every page of the shop by who may see it, those named by an id with one of the demo's. */
export async function everyPage(): Promise<Record<Who, string[]>> {
  const customer = await callAs(ACCOUNTS.customer);
  const staff = await callAs(ACCOUNTS.admin);
  const product = await findProduct(customer, 'Hazelnut Latte');
  const [promo] = await staff.get<{ id: string }[]>('/promos', { state: 'running' });
  const [done] = await customer.get<{ id: string }[]>('/transactions/history', { page: '2' });
  const unpaid = await orderFor(customer, await findProduct(customer, 'Oat Milk'), { paymentId: 2 });
  if (!promo || !done) throw new Error('the demo shop has neither promos nor past orders');
  await customer.dispose();
  await staff.dispose();
  return {
    visitor: [
      '/',
      '/login',
      '/register',
      '/products',
      `/product/${product.id}`,
      '/cart',
      '/reset-password',
      '/reset-password?token=of-a-letter',
      '/confirm-email?token=of-a-mail',
      '/undo-email?token=of-a-mail',
      '/test',
      '/modal',
      '/no-such-page',
    ],
    customer: [
      '/',
      '/products',
      '/payment',
      '/history',
      `/history/${done.id}`,
      `/history/${unpaid.id}`,
      `/history/${done.id}/receipt`,
      '/profile',
    ],
    admin: [
      '/products',
      '/products?archived=1',
      `/product/${product.id}`,
      '/product/new',
      `/product/${product.id}/edit`,
      '/promos',
      '/promos/new',
      `/promos/${promo.id}/edit`,
      '/dashboard',
      '/orders',
      '/orders/past',
      '/owed',
      `/orders/${done.id}/receipt`,
    ],
  };
}
