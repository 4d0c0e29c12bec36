import { productBySlug } from '@seduh/api-client/mocks';
import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useOptions } from './useOptions';

const latte = productBySlug('hazelnut-latte');
const smoothie = productBySlug('strawberry-smoothie');
const idOf = (name: string) => {
  const found = [latte, smoothie]
    .flatMap(({ option_groups }) => option_groups.flatMap(({ options }) => options))
    .find(({ option_name }) => option_name === name);
  if (!found) throw new Error(`no ${name}`);
  return found.id;
};
const group = (product: typeof latte, name: string) => {
  const found = product.option_groups.find(({ group_name }) => group_name === name);
  if (!found) throw new Error(`no ${name}`);
  return found;
};

it('begins with what comes by itself, which the cart keeps as nothing chosen', () => {
  const { result } = renderHook(() => useOptions(latte));
  expect(result.current.options.map(({ option_name }) => option_name)).toEqual(['Whole milk', '100 % sugar']);
  expect(result.current.wanted).toBeUndefined();
  expect(result.current.check()).toBe(true);
});

it('keeps what is chosen, and forgets it again once it is the usual', () => {
  const { result } = renderHook(() => useOptions(latte));
  act(() => result.current.choose(group(latte, 'Milk'), [idOf('Oat milk')]));
  expect(result.current.wanted).toEqual(result.current.ids);
  expect(result.current.options.map(({ option_name }) => option_name)).toContain('Oat milk');
  act(() => result.current.choose(group(latte, 'Milk'), [idOf('Whole milk')]));
  expect(result.current.wanted).toBeUndefined();
});

it('says what is in it as it is chosen', () => {
  const { result } = renderHook(() => useOptions(latte));
  expect(result.current.contents.allergens).toContain('milk');
  act(() => result.current.choose(group(latte, 'Milk'), [idOf('Soy milk')]));
  expect(result.current.contents.allergens).not.toContain('milk');
  expect(result.current.contents.allergens).toContain('soy');
});

it('asks for what must be chosen', () => {
  const { result } = renderHook(() => useOptions(smoothie));
  act(() => expect(result.current.check()).toBe(false));
  expect(result.current.asked).toBe(1);
  act(() => result.current.choose(group(smoothie, 'Sweetness'), [idOf('50 % sugar')]));
  expect(result.current.check()).toBe(true);
});

it('drops what staff take off the product meanwhile', () => {
  const { result, rerender } = renderHook((product) => useOptions(product), { initialProps: latte });
  act(() => result.current.choose(group(latte, 'Extras'), [idOf('Boba')]));
  expect(result.current.ids).toContain(idOf('Boba'));
  rerender({ ...latte, option_groups: latte.option_groups.filter(({ group_name }) => group_name !== 'Extras') });
  expect(result.current.ids).not.toContain(idOf('Boba'));
  expect(result.current.wanted).toBeUndefined();
});
