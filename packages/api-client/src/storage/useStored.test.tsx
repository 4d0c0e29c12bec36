import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { persisted } from './persisted';
import { useStored, whole } from './useStored';

const make = () => persisted<string>({ key: 'kept', parse: (found) => (typeof found === 'string' ? found : '') });
let container: HTMLElement;
let drawn: string[];

beforeEach(() => {
  localStorage.clear();
  drawn = [];
  container = document.body.appendChild(document.createElement('div'));
});
afterEach(() => container.remove());

/** What a part drew, one entry each time, as a page of the server is hydrated on this device. */
function hydrate(store: ReturnType<typeof make>): string[] {
  function Part() {
    const value = useStored(store, (found) => found === '', whole);
    drawn.push(value === undefined ? 'unknown' : `"${value}"`);
    return <p>page</p>;
  }
  container.innerHTML = '<p>page</p>';
  render(<Part />, { container, hydrate: true }).unmount();
  return drawn;
}

it('is not known on the server', () => {
  const { window } = globalThis;
  Reflect.deleteProperty(globalThis, 'window');
  try {
    const Part = () => <p>{String(useStored(make(), () => true, whole))}</p>;
    expect(renderToString(<Part />)).toBe('<p>undefined</p>');
  } finally {
    globalThis.window = window;
  }
});

it('draws a device that keeps nothing once', () => {
  expect(hydrate(make())).toEqual(['""']);
});

it('hydrates the page as the server made it where the device keeps something, then tells', () => {
  localStorage.setItem('kept', JSON.stringify('a cup'));
  expect(hydrate(make())).toEqual(['unknown', '"a cup"']);
});
