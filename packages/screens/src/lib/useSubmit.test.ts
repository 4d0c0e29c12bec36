import { ApiError } from '@seduh/api-client';
import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { errorsByField, useSubmit } from './useSubmit';

const refusal = (fields: Record<string, string>) =>
  errorsByField(new ApiError({ code: 'VALIDATION', status: 400, msg: 'No', data: { fields } }), ['email', 'sizes']);

it.each([
  ['of a field of the form', { email: 'Taken' }, { email: 'Taken' }],
  ['of that and of another one', { email: 'Taken', proof: 'Old' }, { email: 'Taken', proof: 'Old' }],
  ['of no field', {}, { form: 'No' }],
  // nobody would see it there
  ['of what the form does not show', { body: 'No' }, { form: 'No' }],
  ['of a part of a field', { 'sizes.0.surcharge': 'No' }, { form: 'No' }],
])('places a refusal %s', (_, fields, errors) => {
  expect(refusal(fields)).toEqual(errors);
});

it.each([
  ['says why something was refused', 'ORDER_OPEN', 1],
  ['says nothing to whoever is logged in after the one who asked', 'CANCELED', 0],
] as const)('%s', async (_, code, times) => {
  const refused = vi.fn();
  const { result } = renderHook(() => useSubmit());
  const send = () => Promise.reject(new ApiError({ code, status: 409, msg: 'No' }));
  await act(() => result.current.submit(send, refused));
  expect(refused).toHaveBeenCalledTimes(times);
  expect(result.current).toMatchObject({ busy: false, problem: times ? 'No' : undefined });
});
