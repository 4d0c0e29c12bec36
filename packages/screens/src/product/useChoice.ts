import { useCart } from '@seduh/api-client';
import type { ProductDetail } from '@seduh/contract';
import { lineSizeName, optionNames, unitPrice } from '@seduh/domain';
import { useState } from 'react';
import { useOptions } from '../lib/options/useOptions';
import { useLanguage } from '../lib/words/words';
import { cartLineOf, useAddToCart } from '../lib/card/useAddToCart';

/** How somebody wants a product, and putting that into the cart. Way and time are the whole cart's. */
export function useChoice(product: ProductDetail) {
  const { cart, setDelivery, setTime } = useCart();
  const put = useAddToCart();
  const language = useLanguage();
  const [sizeId, setSizeId] = useState(product.size_ids[0] ?? 1);
  const [quantity, setQuantity] = useState(1);
  const [note, setNote] = useState('');
  const options = useOptions(product);
  const price = unitPrice(product, sizeId, options.options);
  const canAdd = product.available && quantity > 0;
  const line = cartLineOf(product, { sizeId, optionIds: options.wanted, qty: quantity, note, price });

  /** @returns whether some of it is in the cart now */
  const addToCart = (): boolean => canAdd && options.check() && put(line) > 0;

  return {
    sizeId,
    setSizeId,
    sizeName: lineSizeName(product.size_ids, sizeId),
    quantity,
    setQuantity,
    note,
    setNote,
    options,
    /** What differs from how it comes; empty for the usual cup. */
    optionText: options.wanted ? optionNames(options.options, language) : '',
    unitPrice: price,
    total: price * quantity,
    /** What would be put into the cart; null where it cannot be. */
    line: canAdd && options.fits ? line : null,
    canAdd,
    addToCart,
    deliveryId: cart.deliveryId,
    setDelivery,
    time: cart.time,
    setTime,
  };
}

export type Choice = ReturnType<typeof useChoice>;
