import { useCart, useQuote, useShop } from '@seduh/api-client';
import { useWantedTime } from './useWantedTime';
import { wishOf } from './wish';

/** The cart, the shop it is ordered from, and the server's word on what it costs. */
export function useCartQuote() {
  const basket = useCart();
  const shop = useShop();
  const time = useWantedTime(basket.cart.time, shop.data?.time_zone);
  const wish = wishOf(basket.cart, time);
  const quote = useQuote(wish);
  return { basket, shop, wish, quote };
}
