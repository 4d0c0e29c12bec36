import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, it } from 'vitest';
import { StatusTimeline, type StatusTimelineStep } from './StatusTimeline';

type State = StatusTimelineStep['state'];

const way = (...states: State[]): StatusTimelineStep[] =>
  states.map((state, index) => ({ id: String(index), title: `Step ${index}`, state }));

it('puts class, ref and the rest on the root', () => {
  const ref = createRef<HTMLDivElement>();
  render(<StatusTimeline ref={ref} className="extra" id="way" label="Where it is" steps={way('now')} />);
  expect(ref.current?.classList).toContain('extra');
  expect(ref.current?.id).toBe('way');
  expect(ref.current?.contains(screen.getByRole('list', { name: 'Where it is' }))).toBe(true);
});

it.each<[string, State[], string, (string | null)[]]>([
  ['on its way', ['done', 'now', 'ahead'], 'Step 1', [null, 'step', null]],
  ['ended against plan', ['done', 'bad'], 'Step 1', [null, 'step']],
  ['done', ['done', 'done'], '', [null, null]],
  ['not begun', ['ahead', 'ahead'], '', [null, null]],
])('knows where it is: %s', (_, states, spoken, current) => {
  const { container } = render(<StatusTimeline label="Where it is" steps={way(...states)} />);
  expect(container.querySelector('[aria-live]')?.textContent).toBe(spoken);
  expect(screen.getAllByRole('listitem').map((item) => item.getAttribute('aria-current'))).toEqual(current);
});

it('draws a tick over whatever icon a step had once it is done', () => {
  const icon = <svg data-testid="own" />;
  const step = { id: 'a', title: 'Brewing', icon } as const;
  const { rerender } = render(<StatusTimeline label="Way" steps={[{ ...step, state: 'now' }]} />);
  expect(screen.getByTestId('own')).toBeTruthy();
  rerender(<StatusTimeline label="Way" steps={[{ ...step, state: 'done' }]} />);
  expect(screen.queryByTestId('own')).toBeNull();
});
