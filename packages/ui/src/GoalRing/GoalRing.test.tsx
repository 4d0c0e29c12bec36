import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { GoalRing } from './GoalRing';

it.each([
  [76, '76 200', '76%'],
  [100, '100 200', '100%'],
  [130, '100 200', '130%'],
  // a round cap on nothing would be a dot
  [0, undefined, '0%'],
])('draws %i percent', (percent, arc, figure) => {
  const { container } = render(<GoalRing percent={percent} label="Goals" className="mine" data-testid="root" />);
  expect(container.querySelector('.sd-ring-arc')?.getAttribute('stroke-dasharray')).toBe(arc);
  expect(screen.getByTestId('root').textContent).toBe(figure);
  expect(screen.getByTestId('root').getAttribute('class')).toBe('sd-goal-ring mine');
});
