import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, it } from 'vitest';
import { SaveBar } from './SaveBar';

it('is named by its question and puts class, ref and the rest on the root', () => {
  const ref = createRef<HTMLElement>();
  render(
    <SaveBar ref={ref} text="Save?" className="mine" id="bar">
      <button type="button">Yes</button>
    </SaveBar>,
  );
  expect(screen.getByRole('region', { name: 'Save?' })).toBe(ref.current);
  expect(ref.current?.classList).toContain('mine');
  expect(ref.current?.id).toBe('bar');
});
