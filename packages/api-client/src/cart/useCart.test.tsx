import { LIMITS } from '@seduh/contract/constants';
import { act, renderHook, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it } from 'vitest';
import { mergeGuestCart } from '../auth/mergeGuestCart';
import { sessions, signIn } from '../mocks';
import { blockStorage, fillStorage } from '../testing/brokenStorage';
import { makeLine } from '../testing/makeLine';
import { cartActions, useCart, useCartCount, useCartPart } from './useCart';
import { CART_KEY, cartOf, EMPTY_CART } from './cart';

const { customer, admin } = sessions;
const latte = makeLine('hazelnut-latte');
const tea = makeLine('iced-lemon-tea');
const stored = (key: string) => JSON.parse(window.localStorage.getItem(key) ?? 'null');

beforeEach(() => {
  signIn(null);
  window.localStorage.clear();
});

describe('useCartPart', () => {
  it('is drawn again with what it reads, and not with the rest', () => {
    let drawn = 0;
    const { result } = renderHook(() => {
      drawn += 1;
      return useCartPart(({ promoCode }) => promoCode);
    });
    act(() => void cartActions.add(latte));
    expect([drawn, result.current]).toEqual([1, null]);
    act(() => cartActions.setPromo('PASTA20'));
    expect([drawn, result.current]).toEqual([2, 'PASTA20']);
  });

  it('knows nothing on the server', () => {
    cartActions.add(latte);
    const Probe = () => <p>{String(useCartPart(({ promoCode }) => promoCode))}</p>;
    expect(renderToString(<Probe />)).toContain('undefined');
  });

  it('counts the pieces for who asks, a frame later', async () => {
    const { result } = renderHook(() => [useCartCount(), useCartCount(false)]);
    act(() => void cartActions.add({ ...latte, qty: 2 }));
    expect(result.current).toEqual([0, 0]);
    await waitFor(() => expect(result.current).toEqual([2, 0]));
  });
});

describe('useCart', () => {
  it('is not ready on the server', () => {
    cartActions.add(latte);
    const Probe = () => {
      const { ready, count } = useCart();
      return <p>{`${ready} ${count}`}</p>;
    };
    expect(renderToString(<Probe />)).toContain('false 0');
  });

  it('follows its own changes', () => {
    const { result } = renderHook(useCart);
    expect(result.current).toMatchObject({ ready: true, count: 0, subtotal: 0, cart: EMPTY_CART });
    act(() => void result.current.add({ ...latte, qty: 2 }));
    act(() => void result.current.add(tea));
    expect(result.current).toMatchObject({ count: 3, subtotal: 75_000 });
    act(() => result.current.setQuantity(latte, 0));
    expect(result.current.cart.lines).toEqual([tea]);
    act(() => result.current.restore({ ...latte, qty: 2 }, 0));
    expect(result.current.cart.lines).toEqual([{ ...latte, qty: 2 }, tea]);
  });

  it('survives a reload', () => {
    cartActions.add(latte);
    cartActions.setPromo('PASTA20');
    cartActions.setTime('2026-11-20T10:30:00.000Z');
    cartActions.setTable('7');
    expect(stored(CART_KEY)).toMatchObject({
      lines: [latte],
      promoCode: 'PASTA20',
      time: '2026-11-20T10:30:00.000Z',
      table: '7',
    });
    expect(renderHook(useCart).result.current.cart).toMatchObject({
      lines: [latte],
      promoCode: 'PASTA20',
      time: '2026-11-20T10:30:00.000Z',
    });
  });

  it('agrees with another tab, and builds on what that one did', () => {
    const { result } = renderHook(useCart);
    act(() => {
      window.localStorage.setItem(CART_KEY, JSON.stringify({ ...EMPTY_CART, lines: [tea] }));
      window.dispatchEvent(new StorageEvent('storage', { key: CART_KEY }));
    });
    expect(result.current.cart.lines).toEqual([tea]);
    act(() => void result.current.add(latte));
    expect(stored(CART_KEY).lines).toEqual([tea, latte]);
  });

  it('says when something did not fit', () => {
    expect(cartActions.add({ ...latte, qty: 60 })).toEqual({ fits: true, pieces: 60 });
    expect(cartActions.add({ ...latte, qty: 60 })).toEqual({ fits: false, pieces: 99 });
    expect(cartActions.add({ ...tea, qty: 121 })).toEqual({ fits: false, pieces: 99 });
    const many = Array.from({ length: LIMITS.cartLines }, (_, n) => ({ ...tea, note: `glass ${n}` }));
    cartOf(null).set({ ...EMPTY_CART, lines: many });
    expect(cartActions.add(latte)).toEqual({ fits: false, pieces: 0 });
  });

  it('keeps the delivery method when it is emptied', () => {
    cartActions.add(latte);
    cartActions.setDelivery(4);
    cartActions.setAddress('Jl. Cikini 1');
    cartActions.clear();
    expect(cartOf(null).get()).toEqual({ ...EMPTY_CART, deliveryId: 4 });
  });
});

describe('a broken storage', () => {
  it.each([
    ['broken JSON', '{"lines":'],
    ['something else', '"cart"'],
    ['no lines', '{}'],
    ['lines of nonsense', JSON.stringify({ lines: [null, 7, {}, { ...latte, price: -1 }, { ...latte, sizeId: 9 }] })],
  ])('with %s is an empty cart', (_name, text) => {
    window.localStorage.setItem(CART_KEY, text);
    expect(cartOf(null).get()).toEqual(EMPTY_CART);
  });

  it('loses only what is broken', () => {
    const found = { lines: [{ ...latte, qty: 500 }, { productId: 3 }], deliveryId: 2, time: '25:00', promoCode: 7 };
    window.localStorage.setItem(CART_KEY, JSON.stringify(found));
    expect(cartOf(null).get()).toEqual({ ...EMPTY_CART, lines: [{ ...latte, qty: 99 }] });
  });

  it.each([
    ['from before there were options', undefined, undefined],
    ['with options', [2, 5], [2, 5]],
    ['with options out of order', [5, 2, 2], [2, 5]],
    ['with none of them', [], []],
    ['with options that are none', [2, 'oat'], undefined],
    ['with something else for options', 'oat', undefined],
  ])('reads a line %s', (_name, optionIds, expected) => {
    window.localStorage.setItem(CART_KEY, JSON.stringify({ lines: [{ ...latte, optionIds }] }));
    expect(cartOf(null).get().lines).toEqual([expected ? { ...latte, optionIds: expected } : latte]);
  });

  it.each([
    ['full', fillStorage],
    ['blocked', blockStorage],
  ])('that is %s leaves a cart in memory', (_name, breakStorage) => {
    breakStorage();
    const { result } = renderHook(useCart);
    act(() => void result.current.add(latte));
    act(() => void result.current.add(latte));
    expect(result.current.count).toBe(2);
    act(() => result.current.clear());
  });
});

describe('whose cart it is', () => {
  it('goes from the device to the user who logs in, and nobody else sees it', () => {
    const { result } = renderHook(useCart);
    act(() => void result.current.add(latte));
    act(() => {
      mergeGuestCart(customer.id);
      signIn(customer);
    });
    expect(result.current.cart.lines).toEqual([latte]);
    act(() => signIn(null));
    expect(result.current.count).toBe(0);
    act(() => {
      mergeGuestCart(admin.id);
      signIn(admin);
    });
    expect(result.current.count).toBe(0);
    act(() => signIn(customer));
    expect(result.current.cart.lines).toEqual([latte]);
  });

  it('joins what the user had left there', () => {
    cartOf(customer.id).set({ ...EMPTY_CART, lines: [{ ...latte, qty: 60 }], address: 'Jl. Cikini 1', deliveryId: 3 });
    cartOf(null).set({ ...EMPTY_CART, lines: [{ ...latte, qty: 60 }, tea], promoCode: 'HALO', deliveryId: 4 });
    expect(mergeGuestCart(customer.id)).toBe(false);
    expect(cartOf(customer.id).get()).toMatchObject({
      lines: [{ ...latte, qty: 99 }, tea],
      promoCode: 'HALO',
      address: 'Jl. Cikini 1',
      deliveryId: 4,
    });
    expect(cartOf(null).get()).toEqual(EMPTY_CART);
  });

  it('keeps the choices of the user where the device had nothing', () => {
    cartOf(customer.id).set({ ...EMPTY_CART, lines: [latte], deliveryId: 3 });
    expect(mergeGuestCart(customer.id)).toBe(true);
    expect(cartOf(customer.id).get()).toMatchObject({ lines: [latte], deliveryId: 3 });
  });
});
