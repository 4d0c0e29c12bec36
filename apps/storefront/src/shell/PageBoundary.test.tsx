import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { PageBoundary } from './PageBoundary';

function Page({ broken }: { broken: boolean }) {
  if (broken) throw new Error('spilled');
  return <p>the page</p>;
}

const at = (resetKey: string, broken: boolean) => (
  <PageBoundary resetKey={resetKey} fallback={(error) => <p>{`broke: ${String(error)}`}</p>}>
    <Page broken={broken} />
  </PageBoundary>
);

it('shows what broke, and keeps showing it on the same page', () => {
  vi.mocked(console.error).mockImplementation(() => undefined);
  const { rerender } = render(at('one', true));
  expect(screen.getByText('broke: Error: spilled')).toBeDefined();
  rerender(at('one', false));
  expect(screen.getByText('broke: Error: spilled')).toBeDefined();
  vi.mocked(console.error).mockClear();
});

it('gives the next page its own chance', () => {
  vi.mocked(console.error).mockImplementation(() => undefined);
  const { rerender } = render(at('one', true));
  rerender(at('two', false));
  expect(screen.getByText('the page')).toBeDefined();
  vi.mocked(console.error).mockClear();
});
