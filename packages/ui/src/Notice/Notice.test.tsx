import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, it } from 'vitest';
import { Notice } from './Notice';

it('is part of the page, never announced', () => {
  const ref = createRef<HTMLParagraphElement>();
  render(
    <Notice ref={ref} id="hours" className="mine">
      1 - 7 pm
    </Notice>,
  );
  expect(ref.current?.textContent).toBe('1 - 7 pm');
  expect(ref.current?.id).toBe('hours');
  expect(ref.current?.classList).toContain('mine');
  expect(screen.queryByRole('status')).toBeNull();
});
