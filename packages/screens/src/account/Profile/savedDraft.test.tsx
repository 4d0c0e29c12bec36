import { rani } from '@seduh/api-client/mocks';
import { beforeEach, expect, it } from 'vitest';
import { dropDraft, saveDraft, savedDraft } from './useProfileEdit';
import { valuesOf } from './profileValues';

const values = { ...valuesOf(rani), first_name: 'Ranita' };
beforeEach(() => sessionStorage.clear());

it('gives back what its user had typed, and to nobody else', () => {
  saveDraft(rani.id, values);
  expect(savedDraft(rani)).toEqual(values);
  expect(savedDraft({ ...rani, id: 'somebody-else' })).toBeNull();
});

it('takes what it does not say from the profile', () => {
  sessionStorage.setItem('seduh.profile-draft', JSON.stringify({ userId: rani.id, values: { first_name: 'Ranita' } }));
  expect(savedDraft(rani)).toEqual(values);
});

it('is gone after it was dropped', () => {
  saveDraft(rani.id, values);
  dropDraft();
  expect(savedDraft(rani)).toBeNull();
});

it.each(['', 'null', '7', '{"userId":', '[]'])('takes %j for nothing', (text) => {
  sessionStorage.setItem('seduh.profile-draft', text);
  expect(savedDraft(rani)).toBeNull();
});
