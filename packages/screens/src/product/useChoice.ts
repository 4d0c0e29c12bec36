import { useCart } from '@seduh/api-client';
import type { ProductDetail } from '@seduh/contract';
import { lineSizeName } from '@seduh/domain';
import { useState } from 'react';
import { tellAdded } from '../menu';

/** How somebody wants a product, and putting that into the cart. Way and time are the whole cart's. */
export function useChoice(product: ProductDetail) {
  const { cart, ...actions } = useCart();
  const [sizeId, setSizeId] = useState(product.size_ids[0] ?? 1);
  const [quantity, setQuantity] = useState(1);
  const [note, setNote] = useState('');

  const surcharge = product.sizes.find(({ id }) => id === sizeId)?.surcharge ?? 0;
  const unitPrice = product.price + surcharge;
  const canAdd = product.available && quantity > 0;

  /** @returns whether some of it is in the cart now */
  const addToCart = (): boolean => {
    if (!canAdd) return false;
    const added = actions.add({
      productId: product.id,
      productName: product.product_name,
      price: unitPrice,
      image: product.image,
      sizeId,
      oneSize: product.size_ids.length === 1,
      qty: quantity,
      note,
    });
    tellAdded(added);
    return added.pieces > 0;
  };

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
    setDelivery: actions.setDelivery,
    time: cart.time,
    setTime: actions.setTime,
  };
}

export type Choice = ReturnType<typeof useChoice>;
