import { useCart, useQuote, useShop } from '@seduh/api-client';
import { orderRequestOf } from './orderRequest';

/** The cart, the shop it is ordered from, and the server's word on what it costs. */
export function useCartQuote() {
  const basket = useCart();
  const shop = useShop();
  const orderRequest = orderRequestOf(basket.cart);
  const quote = useQuote(orderRequest);
  return { basket, shop, orderRequest, quote };
}
