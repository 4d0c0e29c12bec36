import { useCart } from '@seduh/api-client';
import type { ProductDetail } from '@seduh/contract';
import { lineSizeName } from '@seduh/domain';
import { useState } from 'react';
import { useAddToCart } from '../menu';

/** How somebody wants a product, and putting that into the cart. Way and time are the whole cart's. */
export function useChoice(product: ProductDetail) {
  const { cart, setDelivery, setTime } = useCart();
  const put = useAddToCart();
  const [sizeId, setSizeId] = useState(product.size_ids[0] ?? 1);
  const [quantity, setQuantity] = useState(1);
  const [note, setNote] = useState('');

  const surcharge = product.sizes.find(({ id }) => id === sizeId)?.surcharge ?? 0;
  const unitPrice = product.price + surcharge;
  const canAdd = product.available && quantity > 0;

  /** @returns whether some of it is in the cart now */
  const addToCart = (): boolean => canAdd && put(product, { sizeId, qty: quantity, note, price: unitPrice }) > 0;

  return {
    sizeId,
    setSizeId,
    sizeName: lineSizeName(product.size_ids, sizeId),
    quantity,
    setQuantity,
    note,
    setNote,
    unitPrice,
    total: unitPrice * quantity,
    canAdd,
    addToCart,
    deliveryId: cart.deliveryId,
    setDelivery,
    time: cart.time,
    setTime,
  };
}

export type Choice = ReturnType<typeof useChoice>;
