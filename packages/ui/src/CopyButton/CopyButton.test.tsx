import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CopyButton } from './CopyButton';

const writeText = vi.fn<(text: string) => Promise<void>>();

beforeEach(() => {
  vi.useFakeTimers();
  writeText.mockReset().mockResolvedValue();
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue({ writeText } as unknown as Clipboard);
});
afterEach(() => {
  vi.useRealTimers();
});

const press = async () => {
  await act(async () => {
    fireEvent.click(screen.getByRole('button'));
  });
};

it('says Copied for two seconds after the last press', async () => {
  render(<CopyButton label="Copy" text="1" />);
  const words = () => screen.getByRole('status').textContent;
  await press();
  act(() => void vi.advanceTimersByTime(1500));
  await press();
  act(() => void vi.advanceTimersByTime(1999));
  expect(words()).toBe('Copied');
  act(() => void vi.advanceTimersByTime(1));
  expect(words()).toBe('');
});

it('takes the text away again once the clipboard lets itself be written', async () => {
  render(<CopyButton label="Copy" text="1" />);
  writeText.mockRejectedValueOnce(new Error('refused'));
  await press();
  expect(screen.getByRole('textbox')).toBeTruthy();
  await press();
  expect(screen.queryByRole('textbox')).toBeNull();
});

it('also shows the text where there is no clipboard at all', async () => {
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as unknown as Clipboard);
  render(<CopyButton label="Copy" text="1" />);
  await press();
  expect((screen.getByRole('textbox') as HTMLInputElement).value).toBe('1');
});

it('puts the class on the outer box and the rest on the button', () => {
  const { container } = render(<CopyButton label="Copy" text="1" className="mine" id="copy" />);
  expect(container.firstElementChild?.classList).toContain('mine');
  expect(screen.getByRole('button').id).toBe('copy');
});
