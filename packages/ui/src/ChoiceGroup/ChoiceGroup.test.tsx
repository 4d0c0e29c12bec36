import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ChoiceGroup } from './ChoiceGroup';

it.each([true, false])('is named by its legend (hidden: %s)', (hideLegend) => {
  render(
    <ChoiceGroup legend="Size" hideLegend={hideLegend}>
      <input type="radio" aria-label="Regular" />
    </ChoiceGroup>,
  );
  expect(screen.getByRole('group', { name: 'Size' }).contains(screen.getByRole('radio'))).toBe(true);
});

it('passes class, ref and the rest to the fieldset', () => {
  let node: HTMLFieldSetElement | null = null;
  render(
    <ChoiceGroup
      legend="Size"
      className="mt-4"
      data-testid="root"
      disabled
      ref={(element) => {
        node = element;
      }}
    />,
  );
  const root = screen.getByTestId('root');
  expect(root).toBe(node);
  expect(root.classList).toContain('mt-4');
  expect(root.classList).toContain('sd-choice-group');
  expect(root.hasAttribute('disabled')).toBe(true);
});
