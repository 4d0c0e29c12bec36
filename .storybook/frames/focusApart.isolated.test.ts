import { expect, it } from 'vitest';
import { focusApart } from './focusApart';

it('moves a focus of its own with the same events', () => {
  document.body.innerHTML = '<input id="a"><input id="b"><input id="off" disabled><p id="p"></p>';
  const [a, b, off, p] = ['a', 'b', 'off', 'p'].map((id) => document.getElementById(id) as HTMLElement);
  const heard: string[] = [];
  for (const type of ['focus', 'focusin', 'blur', 'focusout']) {
    document.addEventListener(type, (event) => heard.push(`${type} ${(event.target as Element).id}`), true);
  }
  focusApart(window as Window & typeof globalThis);

  a?.focus();
  expect(document.activeElement).toBe(a);
  b?.focus();
  expect(document.activeElement).toBe(b);
  expect(heard).toEqual(['focus a', 'focusin a', 'blur a', 'focusout a', 'focus b', 'focusin b']);

  off?.focus();
  p?.focus();
  expect(document.activeElement).toBe(b);
  b?.remove();
  expect(document.activeElement).toBe(document.body);
});
