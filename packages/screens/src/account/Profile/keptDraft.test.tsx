import { rani } from '@seduh/api-client/mocks';
import { beforeEach, expect, it } from 'vitest';
import { dropDraft, keepDraft, keptDraft } from './keptDraft';
import { valuesOf } from './profileValues';

const values = { ...valuesOf(rani), first_name: 'Ranita' };
beforeEach(() => sessionStorage.clear());

it('gives back what its user had typed, and to nobody else', () => {
  keepDraft(rani.id, values);
  expect(keptDraft(rani.id)).toEqual(values);
  expect(keptDraft('somebody-else')).toBeNull();
});

it('is gone after it was dropped', () => {
  keepDraft(rani.id, values);
  dropDraft();
  expect(keptDraft(rani.id)).toBeNull();
});

it.each(['', 'null', '7', '{"userId":', '[]'])('takes %j for nothing', (text) => {
  sessionStorage.setItem('seduh.profile-draft', text);
  expect(keptDraft(rani.id)).toBeNull();
});
