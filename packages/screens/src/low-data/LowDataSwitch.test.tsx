import { toast } from '@seduh/ui';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadWords } from '../lib/words/words';
import { LowDataSwitch } from './LowDataSwitch';

beforeEach(() => loadWords());
afterEach(() => {
  document.cookie = 'low-data=on; path=/; max-age=-1';
  vi.unstubAllGlobals();
  act(() => toast.clear());
});

const button = () => screen.getByRole('button', { name: 'Save data' });
const isOn = () => button().getAttribute('aria-pressed');

it('goes on and off again, and is kept where the server hears of it', () => {
  const forget = vi.fn(() => Promise.resolve(true));
  vi.stubGlobal('caches', { delete: forget });
  render(<LowDataSwitch />);
  expect(isOn()).toBe('false');
  fireEvent.click(button());
  expect(isOn()).toBe('true');
  expect(document.cookie).toContain('low-data=on');
  expect(forget).not.toHaveBeenCalled();
  fireEvent.click(button());
  expect(isOn()).toBe('false');
  expect(document.cookie).not.toContain('low-data');
  // small ones that are kept for the time without a network
  expect(forget).toHaveBeenCalledWith('seduh-pictures');
});

it('is on where it was left on', () => {
  document.cookie = 'low-data=on; path=/';
  render(<LowDataSwitch />);
  expect(isOn()).toBe('true');
});

it('leaves the wish of the browser to the browser', () => {
  vi.stubGlobal('navigator', { ...navigator, connection: { saveData: true } });
  render(<LowDataSwitch />);
  expect(isOn()).toBe('true');
  fireEvent.click(button());
  expect(isOn()).toBe('true');
  expect(document.cookie).not.toContain('low-data');
});
