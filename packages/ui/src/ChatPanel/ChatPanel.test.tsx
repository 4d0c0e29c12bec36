import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { ChatMessage } from './ChatLog';
import { ChatPanel } from './ChatPanel';

const base = {
  open: true,
  onOpenChange: vi.fn(),
  name: 'Dimas',
  messages: [] as ChatMessage[],
  draft: '',
  onDraftChange: vi.fn(),
  onSend: vi.fn(),
  onRetry: vi.fn(),
};

const onPhone = (is: boolean) =>
  vi
    .spyOn(window, 'matchMedia')
    .mockImplementation((media) => Object.assign(new EventTarget(), { media, matches: is }) as never);

it.each([
  [true, 'true'],
  [false, null],
])('is modal on phones only: %s', (phone, modal) => {
  onPhone(phone);
  render(<ChatPanel {...base} className="mine" data-testid="root" />);
  const panel = screen.getByRole('dialog', { name: 'Dimas' });
  expect(panel).toBe(screen.getByTestId('root'));
  expect([panel.className, panel.getAttribute('aria-modal')]).toEqual(['sd-chat mine', modal]);
});

it('leaves Esc to the page while the focus is there', () => {
  onPhone(false);
  const onOpenChange = vi.fn();
  render(
    <>
      <button type="button">elsewhere</button>
      <ChatPanel {...base} onOpenChange={onOpenChange} />
    </>,
  );
  act(() => screen.getByText('elsewhere').focus());
  fireEvent.keyDown(document.activeElement!, { key: 'Escape' });
  expect(onOpenChange).not.toHaveBeenCalled();
  act(() => screen.getByRole('textbox').focus());
  fireEvent.keyDown(document.activeElement!, { key: 'Escape' });
  expect(onOpenChange.mock.calls).toEqual([[false]]);
});

it('says whose words they are, and when, or how they stand', () => {
  const messages: ChatMessage[] = [
    { id: '1', from: 'them', text: 'Hello', time: '14:02' },
    { id: '2', from: 'me', text: 'Hi', time: '14:03', state: 'sending' },
  ];
  render(<ChatPanel {...base} messages={messages} />);
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Dimas: Hello14:02',
    'You: HiSending',
  ]);
});

it('does not send a word that is still being composed', () => {
  const onSend = vi.fn();
  render(<ChatPanel {...base} draft="コーヒー" onSend={onSend} />);
  fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Enter', isComposing: true });
  expect(onSend).not.toHaveBeenCalled();
  fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Enter' });
  expect(onSend.mock.calls).toEqual([['コーヒー']]);
});
