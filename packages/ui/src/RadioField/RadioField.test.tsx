import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { RadioField } from './RadioField';

const base = { legend: 'Gender', options: [{ value: 'm', label: 'Male' }], onChange: vi.fn() };

it.each([
  ['nothing', {}, null],
  ['a hint', { hint: 'help' }, 'help'],
  ['an error before the hint', { hint: 'help', error: 'bad' }, 'bad'],
  ['a hint beside an empty error', { hint: 'help', error: '' }, 'help'],
])('says below: %s', (_, props, words) => {
  render(<RadioField {...base} {...props} value={null} />);
  const below = screen.getByRole('radiogroup').getAttribute('aria-describedby');
  expect(below && document.getElementById(below)?.textContent).toBe(words);
});

it('keeps two groups of one question apart, and takes a name for a form', () => {
  render(
    <>
      <RadioField {...base} value="m" />
      <RadioField {...base} value="m" />
      <RadioField {...base} value="m" name="gender" className="mine" />
    </>,
  );
  const [one, two, named] = screen.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).name);
  expect(one).not.toBe(two);
  expect(named).toBe('gender');
  expect(screen.getAllByRole('radiogroup')[2]?.classList).toContain('mine');
});
