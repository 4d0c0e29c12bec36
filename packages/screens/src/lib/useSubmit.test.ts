import { ApiError } from '@seduh/api-client';
import { expect, it } from 'vitest';
import { errorsByField } from './useSubmit';

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
