import { callAs, findProduct, newCustomer, orderFor } from './caller';

/** Another customer, without a browser, who buys every portion of a product that the shop still has. */
export async function neighbourBuysAll(productName: string): Promise<void> {
  const neighbour = await callAs(await newCustomer());
  const product = await findProduct(neighbour, productName);
  if (!product.stock) throw new Error(`${productName} is not counted, or gone already`);
  await orderFor(neighbour, product, { qty: product.stock });
  await neighbour.dispose();
}
