import { expect, it } from 'vitest';
import { focusApart, focusApartUntilEntered } from './focusApart';

const view = window as Window & typeof globalThis;

it('moves a focus of its own with the same events', () => {
  document.body.innerHTML = '<input id="a"><input id="b"><input id="off" disabled><p id="p"></p>';
  const [a, b, off, p] = ['a', 'b', 'off', 'p'].map((id) => document.getElementById(id) as HTMLElement);
  const heard: string[] = [];
  for (const type of ['focus', 'focusin', 'blur', 'focusout']) {
    document.addEventListener(type, (event) => heard.push(`${type} ${(event.target as Element).id}`), true);
  }
  const giveBack = focusApart(view);

  a?.focus();
  expect(document.activeElement).toBe(a);
  b?.focus();
  expect(document.activeElement).toBe(b);
  expect(heard).toEqual(['focus a', 'focusin a', 'blur a', 'focusout a', 'focus b', 'focusin b']);

  // text that is selected brings the focus along
  (a as HTMLInputElement).select();
  expect(document.activeElement).toBe(a);
  b?.focus();

  off?.focus();
  p?.focus();
  expect(document.activeElement).toBe(b);
  b?.remove();
  expect(document.activeElement).toBe(document.body);
  giveBack();
});

it('is the real focus again once the reader has come to the window', () => {
  document.body.innerHTML = '<input id="a">';
  const a = document.getElementById('a');
  const { focus } = HTMLElement.prototype;
  focusApartUntilEntered(view);

  a?.focus();
  expect(document.activeElement).toBe(a);
  expect(HTMLElement.prototype.focus).not.toBe(focus);

  window.dispatchEvent(new FocusEvent('focus'));
  expect(document.activeElement).toBe(document.body);
  expect(HTMLElement.prototype.focus).toBe(focus);
});
