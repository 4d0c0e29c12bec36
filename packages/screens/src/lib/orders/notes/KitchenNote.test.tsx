import { render, screen } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { loadWords } from '../../words/words';
import { KitchenNote } from './KitchenNote';

beforeAll(() => loadWords());

it('says a wish as it was written', () => {
  render(<KitchenNote note="Less ice" className="quiet" />);
  expect(screen.getByText('Less ice').classList.contains('quiet')).toBe(true);
});

it('says before an allergy that it is one', () => {
  const { container } = render(<KitchenNote note="alergi kacang" className="quiet" />);
  expect(container.textContent).toBe('Allergy: alergi kacang');
  expect(container.querySelector('.quiet')).toBeNull();
});
