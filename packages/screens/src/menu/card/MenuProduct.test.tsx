import { useCart } from '@seduh/api-client';
import { products, toSummary } from '@seduh/api-client/mocks';
import { toast } from '@seduh/ui';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Profiler, Suspense } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { loadWords } from '../../lib/words/words';
import { MenuProduct } from './MenuProduct';

beforeEach(() => loadWords());

const menu = products
  .map(toSummary)
  .filter(({ available, must_choose }) => available && !must_choose)
  .slice(0, 8);
const [first] = menu;

/** What follows the cart, as the bar over the menu does. */
function Pieces() {
  return <output>{useCart().cart.lines.reduce((sum, { qty }) => sum + qty, 0)}</output>;
}

it('is not drawn anew when another one goes into the cart', () => {
  const drawn = vi.fn<(id: string) => void>();
  const onRender = (id: string) => drawn(id);
  render(
    <Suspense>
      <Profiler id="pieces" onRender={onRender}>
        <Pieces />
      </Profiler>
      {menu.map((product) => (
        <Profiler key={product.id} id={product.id} onRender={onRender}>
          <MenuProduct product={product} isAdmin={false} isFavorite={false} onChoose={() => {}} />
        </Profiler>
      ))}
    </Suspense>,
  );
  const drawnOnce = menu.map(({ id }) => id);
  expect(drawn.mock.calls.map(([id]) => id)).toEqual(expect.arrayContaining(drawnOnce));
  drawn.mockClear();
  fireEvent.click(screen.getByRole('button', { name: `Add ${first!.product_name} to cart` }));
  const again = new Set(drawn.mock.calls.map(([id]) => id));
  // the cart was heard of, and its own card answers with a tick
  expect(screen.getByRole('status').textContent).toBe('1');
  expect([...again].toSorted()).toEqual(['pieces', first!.id].toSorted());
  act(() => toast.clear());
});
