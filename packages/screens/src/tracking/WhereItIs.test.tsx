import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { LiveChip } from './WhereItIs';

it.each([
  ['live', 'Live'],
  ['stale', 'Last heard 14:03'],
  ['waiting', 'Connecting'],
] as const)('a %s page says "%s"', (liveness, words) => {
  render(<LiveChip liveness={liveness} heardAt="14:03" />);
  expect(screen.getByText(words)).toBeInstanceOf(HTMLElement);
});

it('says nothing where the page does not follow', () => {
  expect(render(<LiveChip liveness="off" heardAt={null} />).container.textContent).toBe('');
});
