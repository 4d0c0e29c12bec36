import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { printPaper } from './printPaper';

const tell = (event: 'beforeprint' | 'afterprint') => window.dispatchEvent(new Event(event));
const print = vi.fn<() => void>();
const start = (isGone = false) =>
  printPaper(
    () => ({ width: 80, height: 120 }),
    () => isGone,
  );

/** Whether it has printed, by now; undefined while it waits. */
function watch(printing: Promise<boolean>): { by(ms: number): Promise<boolean | undefined> } {
  let end: boolean | undefined;
  void printing.then((isPrinted) => (end = isPrinted));
  return {
    async by(ms) {
      await vi.advanceTimersByTimeAsync(ms);
      return end;
    },
  };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('print', print.mockReset());
  Object.defineProperty(document, 'fonts', { configurable: true, value: { ready: Promise.resolve() } });
  document.adoptedStyleSheets = [];
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(document, 'fonts');
});

describe('printPaper', () => {
  it('has a page of its own size while the browser prints, and takes it away when it has', async () => {
    print.mockImplementation(() => tell('beforeprint'));
    const printing = watch(start());
    expect(await printing.by(10_000)).toBeUndefined();
    expect(document.adoptedStyleSheets).toHaveLength(1);
    expect(document.documentElement.dataset.paper).toBe('');

    tell('afterprint');
    expect(await printing.by(0)).toBe(true);
    expect(print).toHaveBeenCalledOnce();
    expect(document.adoptedStyleSheets).toEqual([]);
    expect(document.documentElement.dataset.paper).toBeUndefined();
  });

  it('waits three seconds for a browser that keeps quiet, and no longer', async () => {
    const printing = watch(start());
    expect(await printing.by(2_900)).toBeUndefined();
    expect(await printing.by(200)).toBe(false);
    expect(document.adoptedStyleSheets).toEqual([]);
  });

  it('takes a browser that refuses at its word, at once', async () => {
    print.mockImplementation(() => {
      throw new Error('no dialog here');
    });
    expect(await watch(start()).by(0)).toBe(false);
    expect(document.documentElement.dataset.paper).toBeUndefined();
  });

  it('counts as printed what a browser has begun and does not say the end of', async () => {
    print.mockImplementation(() => tell('beforeprint'));
    expect(await watch(start()).by(121_000)).toBe(true);
  });

  it('prints nothing that nobody wants any more', async () => {
    await watch(start(true)).by(0);
    expect(print).not.toHaveBeenCalled();
  });

  it('goes without letters that do not come', async () => {
    Object.defineProperty(document, 'fonts', { configurable: true, value: { ready: new Promise(() => undefined) } });
    const printing = watch(start());
    await printing.by(2_900);
    expect(print).not.toHaveBeenCalled();
    await printing.by(200);
    expect(print).toHaveBeenCalledOnce();
  });
});
