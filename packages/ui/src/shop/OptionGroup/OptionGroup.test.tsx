import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { LocaleProvider } from '../../LocaleProvider';
import { indonesian } from '../../phrases/id';
import { OptionGroup, type OptionGroupProps } from './OptionGroup';

const options = [1, 2, 3].map((id) => ({ id, name: `Option ${id}` }));
const draw = (more: Partial<OptionGroupProps>) =>
  render(<OptionGroup legend="Extras" value={[]} onChange={vi.fn()} {...{ options, ...more }} />);

it.each([
  ['exactly one', { min: 1, max: 1 }, 'Choose 1'],
  ['exactly two', { min: 2, max: 2 }, 'Choose 2'],
  ['up to two', { max: 2 }, 'Choose up to 2'],
  ['one to three', { min: 1, max: 3 }, 'Choose 1 to 3'],
  ['at most one', { max: 1 }, null],
  ['as many as there are', {}, null],
])('says its limits before they are met: %s', (_, limits, said) => {
  draw(limits);
  const id = screen.getByRole('group').getAttribute('aria-describedby');
  expect(id && document.getElementById(id)?.textContent).toBe(said);
});

it('says them in Indonesian', () => {
  render(
    <LocaleProvider locale="id" phrases={indonesian}>
      <OptionGroup legend="Ekstra" options={options} max={2} value={[3]} onChange={vi.fn()} />
    </LocaleProvider>,
  );
  expect(screen.getByText('Pilih maksimal 2')).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('1 dari 2 terpilih');
});

it('is described by its limit and by what is wrong', () => {
  draw({ min: 1, max: 1, error: 'Choose a milk' });
  const group = screen.getByRole('group');
  const words = group.getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(words.map((id) => document.getElementById(id)?.textContent)).toEqual(['Choose 1', 'Choose a milk']);
  expect(group.getAttribute('aria-invalid')).toBe('true');
});

it('asks for one of one before the scripts have arrived', () => {
  draw({ min: 1, max: 1 });
  expect(screen.getAllByRole('radio').every((radio) => (radio as HTMLInputElement).required)).toBe(true);
});

it('leaves out of the choice what is not among its options', () => {
  draw({ value: [9, 2], max: 2 });
  expect(screen.getByRole('status').textContent).toBe('1 of 2 chosen');
});

it('tells its form the id of each that is chosen', () => {
  render(
    <form data-testid="form">
      <OptionGroup legend="Extras" name="extras" options={options} value={[1, 3]} onChange={vi.fn()} />
    </form>,
  );
  expect(new FormData(screen.getByTestId<HTMLFormElement>('form')).getAll('extras')).toEqual(['1', '3']);
});

it('lets what is unavailable be taken away, and not be chosen', () => {
  draw({
    options: options.map((option) => ({ ...option, note: 'Sold out', unavailable: true })),
    value: [1],
  });
  expect(screen.getAllByRole('checkbox').map((box) => (box as HTMLInputElement).disabled)).toEqual([false, true, true]);
});
