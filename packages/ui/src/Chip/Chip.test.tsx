import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, it } from 'vitest';
import { Chip } from './Chip';

it('is plain unless told, and hands class, ref and attributes to the root', () => {
  const ref = createRef<HTMLSpanElement>();
  render(
    <Chip ref={ref} className="flag" id="state">
      Sold out
    </Chip>,
  );
  const chip = screen.getByText('Sold out');
  expect(ref.current).toBe(chip);
  expect(chip.classList).toContain('flag');
  expect(chip.dataset.tone).toBe('plain');
  expect(chip.id).toBe('state');
});
