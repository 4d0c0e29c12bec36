import { useCart, useQuote, useShop } from '@seduh/api-client';
import { wishOf } from './wish';

/** The cart, the shop it is ordered from, and the server's word on what it costs. */
export function useCartQuote() {
  const basket = useCart();
  const shop = useShop();
  const wish = wishOf(basket.cart);
  const quote = useQuote(wish);
  return { basket, shop, wish, quote };
}
