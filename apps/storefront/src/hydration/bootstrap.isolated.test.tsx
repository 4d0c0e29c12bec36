import { act } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bootstrapHydration } from './bootstrap';

const sent = vi.fn();

function Page() {
  const [form, setForm] = useState({ note: '', size: 'R' });
  const { note, size } = form;
  const [count, setCount] = useState(0);
  useEffect(() => void document.dispatchEvent(new Event('ready')), []);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent(note);
      }}
    >
      <textarea value={note} onChange={(event) => setForm({ ...form, note: event.target.value })} />
      {['R', 'L'].map((one) => (
        <input
          key={one}
          type="radio"
          name="size"
          value={one}
          checked={size === one}
          onChange={() => setForm({ ...form, size: one })}
        />
      ))}
      <button type="button" onClick={() => setCount(count + 1)}>
        more
      </button>
      <output>{`${note} ${size} ${count}`}</output>
    </form>
  );
}

let root: HTMLElement;
let hydrated: Root;
let listeners: AbortController;
let added: HTMLElement[];
const find = <E extends Element>(selector: string) => root.querySelector(selector) as E;
const said = () => find('output').textContent;

/** React takes the page over, then says so. */
async function takeOver() {
  hydrated = await act(async () => hydrateRoot(root, <Page />));
  await act(() => new Promise((resolve) => setTimeout(resolve)));
}

beforeEach(() => {
  root = document.createElement('div');
  root.innerHTML = renderToString(<Page />);
  document.body.append(root);
  sent.mockClear();
  // as a page is loaded anew: no listener of the one before
  listeners = new AbortController();
  const listen = window.addEventListener.bind(window);
  vi.stubGlobal(
    'addEventListener',
    (type: string, listener: EventListener, options?: AddEventListenerOptions | boolean) =>
      listen(type, listener, { ...(options === true ? { capture: true } : options || {}), signal: listeners.signal }),
  );
  const script = document.createElement('script');
  Object.assign(script.dataset, { files: '/a.css /b.css /c.js /entry.js' });
  // kept out of the document, where they would be fetched
  added = [];
  vi.spyOn(document.head, 'append').mockImplementation(
    (...elements) => void added.push(...(elements as HTMLElement[])),
  );
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  bootstrapHydration('ready', 'left', '/id', 'low-data=on');
});
afterEach(async () => {
  await act(async () => hydrated.unmount());
  root.remove();
  listeners.abort();
  vi.unstubAllGlobals();
});

it('keeps what was typed and picked before the code came', async () => {
  find<HTMLTextAreaElement>('textarea').value = 'no ice';
  find<HTMLInputElement>('[value=L]').checked = true;
  await takeOver();
  expect(said()).toBe('no ice L 0');
});

it('presses the last button again, once', async () => {
  find<HTMLButtonElement>('button').click();
  find<HTMLButtonElement>('button').click();
  await takeOver();
  expect(said()).toBe(' R 1');
});

it('holds a form back and sends it with what was typed', async () => {
  find<HTMLTextAreaElement>('textarea').value = 'hot';
  const submit = new Event('submit', { bubbles: true, cancelable: true });
  find('form').dispatchEvent(submit);
  expect(submit.defaultPrevented).toBe(true);
  expect(sent).not.toHaveBeenCalled();
  await takeOver();
  expect(sent.mock.calls).toEqual([['hot']]);
});

it('lets a search go its own way', async () => {
  find('form').setAttribute('method', 'get');
  const submit = new Event('submit', { bubbles: true, cancelable: true });
  find('form').dispatchEvent(submit);
  expect(submit.defaultPrevented).toBe(false);
  find('form').removeAttribute('method');
  await takeOver();
  expect(sent).not.toHaveBeenCalled();
});

it('leaves the page alone once the code is there', async () => {
  await takeOver();
  await act(async () => find<HTMLButtonElement>('button').click());
  expect(said()).toBe(' R 1');
});

it('fetches the code at the first touch, not before, and once', async () => {
  expect(added).toEqual([]);
  window.dispatchEvent(new Event('pointerdown'));
  window.dispatchEvent(new Event('keydown'));
  expect(added.map((element) => element.getAttribute('href'))).toEqual(['/a.css', '/b.css', '/c.js', '/entry.js']);
  await takeOver();
});

it('lets the style sheets take effect together, then the code start', async () => {
  window.dispatchEvent(new Event('pointerdown'));
  const sheets = added.slice(0, 2) as HTMLLinkElement[];
  sheets[0]?.dispatchEvent(new Event('load'));
  await new Promise((resolve) => setTimeout(resolve));
  expect(sheets.map(({ media }) => media)).toEqual(['not all', 'not all']);
  expect(added).toHaveLength(4);
  // one that does not come must not keep the page from answering
  sheets[1]?.dispatchEvent(new Event('error'));
  await vi.waitFor(() => expect(sheets.map(({ media }) => media)).toEqual(['all', 'all']));
  expect(added.at(-1)).toMatchObject({
    localName: 'script',
    type: 'module',
    src: expect.stringContaining('/entry.js'),
  });
  await takeOver();
});

const touch = (element: Element) => element.dispatchEvent(new Event('pointerdown', { bubbles: true }));

describe('pictures further down', () => {
  const { dataset } = document.documentElement;
  const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
  beforeEach(() => void (dataset.early = ''));

  it('are asked for once those in view have come and are drawn', async () => {
    window.dispatchEvent(new Event('load'));
    expect(dataset.early).toBe('');
    await wait(150);
    expect(dataset.early).toBeUndefined();
    await takeOver();
  });

  it('wait, as the code does, until the browser is idle where it says so', async () => {
    const idle = vi.fn<typeof requestIdleCallback>();
    vi.stubGlobal('requestIdleCallback', idle);
    window.dispatchEvent(new Event('load'));
    await wait(150);
    expect(dataset.early).toBe('');
    expect(added).toEqual([]);
    idle.mock.calls[0]?.[0]({ didTimeout: false, timeRemaining: () => 10 });
    expect(dataset.early).toBeUndefined();
    expect(added).toHaveLength(4);
    await takeOver();
  });

  it.each(['pointerdown', 'keydown'])('are asked for at the first %s', async (type) => {
    window.dispatchEvent(new Event(type));
    expect(dataset.early).toBeUndefined();
    await takeOver();
  });
});

it('waits with the code for the end of a page that comes slowly, whatever is pressed', async () => {
  const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  touch(find('button'));
  touch(find('button'));
  expect(added).toEqual([]);
  state.mockReturnValue('interactive');
  document.dispatchEvent(new Event('readystatechange'));
  expect(added).toHaveLength(4);
  state.mockRestore();
  await takeOver();
});

describe('for who spares data', () => {
  /** Comes once more, with that wish of the browser or without. */
  function comeAgain(saveData = true): void {
    listeners.abort();
    listeners = new AbortController();
    vi.stubGlobal('navigator', { connection: { saveData } });
    bootstrapHydration('ready', 'left', '/id', 'low-data=on');
  }
  const load = async () => {
    window.dispatchEvent(new Event('load'));
    await new Promise((resolve) => setTimeout(resolve, 150));
  };
  afterEach(() => {
    document.cookie = 'low-data=on; max-age=-1';
    delete document.documentElement.dataset.known;
  });

  it('waits for a touch, and does not count that of a link', async () => {
    comeAgain();
    await load();
    root.append(Object.assign(document.createElement('a'), { href: '/products' }));
    touch(find('a'));
    expect(added).toEqual([]);
    touch(find('button'));
    expect(added).toHaveLength(4);
    await takeOver();
  });

  it('does the same for who asks by the switch, and shows it on', async () => {
    root.insertAdjacentHTML('beforeend', '<button class="low-data" aria-pressed="false"></button>');
    document.cookie = 'low-data=on';
    comeAgain(false);
    // it runs in the head, before there is a switch
    document.dispatchEvent(new Event('readystatechange'));
    await load();
    expect(added).toEqual([]);
    expect(find('.low-data').getAttribute('aria-pressed')).toBe('true');
    document.cookie = 'low-data=on; max-age=-1';
    comeAgain(false);
    await load();
    expect(added).toHaveLength(4);
    find('.low-data').remove();
    await takeOver();
  });

  it('fetches the code of a page that shows a cart, or somebody who is logged in', async () => {
    document.documentElement.dataset.known = '';
    comeAgain();
    await load();
    expect(added).toHaveLength(4);
    await takeOver();
  });
});
