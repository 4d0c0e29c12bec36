import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fireEvent, render, screen } from '@testing-library/react';
import type { HTMLAttributes } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { hearLess, UNHEARD } from './heardEvents';

const HOME = join(import.meta.dirname, '../../../..');
const filesIn = (folder: string, pattern: RegExp) =>
  readdirSync(join(HOME, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => pattern.test(path) && !/\.(test|stories)\.tsx?$|\.d\.ts$/.test(path))
    .map((path) => `${folder}/${path}`);
const SOURCES = ['packages/screens/src', 'packages/ui/src', 'apps/storefront/src'].flatMap((folder) =>
  filesIn(folder, /\.tsx?$/),
);
/** The parts of others that ours are made of, with all that these bring. */
const STORE = 'node_modules/.pnpm';
const PARTS = readdirSync(join(HOME, STORE))
  .filter((name) => /^(@radix-ui\+|react-remove-scroll)/.test(name))
  .flatMap((name) => filesIn(`${STORE}/${name}/node_modules`, /\/(dist|es2015)\/[^/]+\.(mjs|js)$/));

/** React makes these of what goes over an element, which mice tell of by pointer events as well. */
const MADE = /^mouse(enter|leave)$/;

it('leaves out nothing that a component asks React for', () => {
  expect(SOURCES.length).toBeGreaterThan(600);
  expect(PARTS.length).toBeGreaterThan(20);
  const asked = [...SOURCES, ...PARTS].flatMap((path) =>
    [...readFileSync(join(HOME, path), 'utf8').matchAll(/\bon([A-Z][A-Za-z]+?)(?:Capture)?\b/g)]
      .map(([, name = '']) => name.toLowerCase())
      .filter((name) => UNHEARD.test(name) || MADE.test(name))
      .map((name) => `${path}: ${name}`),
  );
  expect(asked).toEqual([]);
});

describe('a root that hears less', () => {
  const show = (props: HTMLAttributes<HTMLButtonElement>) => {
    const container = document.body.appendChild(document.createElement('div'));
    hearLess(container);
    render(<button type="button" {...props} />, { container });
    return screen.getByRole('button');
  };

  it('tells React of presses and keys', () => {
    const heard = vi.fn();
    const button = show({
      onClick: heard,
      onPointerDown: heard,
      onPointerUp: heard,
      onMouseDown: heard,
      onKeyDown: heard,
    });
    for (const type of ['click', 'pointerdown', 'pointerup', 'mousedown', 'keydown'])
      fireEvent(button, new MouseEvent(type, { bubbles: true }));
    expect(heard).toHaveBeenCalledTimes(5);
  });

  it.each(['mouseover', 'mousemove', 'transitionend', 'animationstart', 'touchend'])('tells nobody of %s', (type) => {
    const heard = vi.fn();
    const all = { onMouseOver: heard, onMouseMove: heard, onTransitionEnd: heard, onAnimationStart: heard };
    fireEvent(show({ ...all, onTouchEnd: heard }), new Event(type, { bubbles: true }));
    expect(heard).not.toHaveBeenCalled();
  });

  it.each([
    ['mouse', 2],
    ['pen', 2],
    ['touch', 0],
  ])('tells of a %s that comes and goes %i times', (pointerType, times) => {
    const heard = vi.fn();
    const button = show({ onPointerEnter: heard, onPointerLeave: heard });
    for (const type of ['pointerover', 'pointerout'])
      fireEvent(button, Object.assign(new MouseEvent(type, { bubbles: true }), { pointerType }));
    expect(heard).toHaveBeenCalledTimes(times);
  });
});
