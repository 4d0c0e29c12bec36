import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Badge } from '../Badge';
import { IconButton } from '../IconButton';
import { MessageCircleMore } from '../icons';
import type { ChatMessage } from './ChatLog';
import { ChatPanel } from './ChatPanel';
import { answerOf, cup, mine, talk } from './storyTalk';

const meta = {
  id: 'ui-chatpanel',
  component: ChatPanel,
  args: {
    open: true,
    onOpenChange: fn(),
    name: 'Dimas',
    note: 'Seduh Menteng, replies in a minute',
    image: null,
    messages: talk,
    emptyText: 'Ask about a dish, a table or your order.',
    draft: '',
    onDraftChange: fn(),
    onSend: fn(),
    onRetry: fn(),
  },
  parameters: { docs: { story: { inline: false, height: '42rem' } } },
  // what a caller does with the words: they wait, and go
  render: function Held({ messages, ...args }) {
    const [open, setOpen] = useState(args.open);
    const [draft, setDraft] = useState(args.draft);
    const [said, setSaid] = useState(messages);
    const setState = (id: string, state: ChatMessage['state']) =>
      setSaid((before) => before.map((message) => (message.id === id ? { ...message, state } : message)));
    return (
      <>
        <IconButton
          label="Chat"
          icon={<MessageCircleMore />}
          badge={!open && <Badge count={1} label="1 unread" />}
          onClick={() => setOpen(true)}
        />
        <ChatPanel
          {...args}
          open={open}
          onOpenChange={(next) => {
            setOpen(next);
            args.onOpenChange(next);
          }}
          messages={said}
          draft={draft}
          onDraftChange={setDraft}
          onSend={(text) => {
            args.onSend(text);
            setDraft('');
            setSaid([...said, mine(text, 'sending')]);
          }}
          onRetry={(id) => {
            args.onRetry(id);
            setState(id, 'sending');
          }}
        />
      </>
    );
  },
} satisfies Meta<typeof ChatPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

const field = () => screen.getByRole('textbox', { name: 'Message' });
const log = () => screen.getByRole('log');
const isPhone = () => window.innerWidth < 768;

export const Default: Story = {
  play: async () => {
    const panel = screen.getByRole('dialog', { name: 'Dimas' });
    await expect(panel).toHaveAccessibleDescription('Seduh Menteng, replies in a minute');
    await waitFor(() => expect(isPhone() ? panel : field()).toHaveFocus());
  },
};
export const Empty: Story = { args: { messages: [] } };
export const Sending: Story = { args: { messages: [...talk, mine('Yes please, vanilla then.', 'sending')] } };

export const Failed: Story = {
  tags: ['pointer'],
  args: { messages: [...talk, mine('Yes please, vanilla then.', 'failed')] },
};

/** The keyboard goes on in the talk, as the button is gone. */
export const TapTriesAgain: Story = {
  ...Failed,
  tags: ['behaviour'],
  play: async ({ args, userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Not sent. Tap to try again' }));
    await expect(args.onRetry.mock.calls).toEqual([['Yes please, vanilla then.']]);
    await expect(within(log()).getByText('Sending')).toBeVisible();
    await expect(log()).toHaveFocus();
  },
};

/** Where the caller can give the words back, for those that are refused however often they are sent. */
export const TakenBack: Story = {
  args: { ...Failed.args, onTakeBack: fn() },
  play: async () => {
    await expect(screen.getByRole('button', { name: 'Take back' })).toBeVisible();
  },
};

export const TapTakesBack: Story = {
  ...TakenBack,
  tags: ['behaviour'],
  play: async ({ args, userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Take back' }));
    await expect(args.onTakeBack).toHaveBeenCalledWith('Yes please, vanilla then.');
    await expect(log()).toHaveFocus();
  },
};

export const Offline: Story = {
  args: { ...Failed.args, offline: 'You are offline. Your words wait here.', draft: 'And no ice, please' },
  play: async () => {
    await expect(screen.getByText('You are offline. Your words wait here.').closest('[role=status]')).toBeVisible();
    await expect(screen.queryByRole('button', { name: /try again/ })).toBeNull();
  },
};

/** One may go on writing, and loses nothing. */
export const OfflineHoldsTheWords: Story = {
  ...Offline,
  tags: ['behaviour'],
  play: async ({ args, userEvent }) => {
    await userEvent.type(field(), '.{Enter}');
    await expect(args.onSend).not.toHaveBeenCalled();
    await expect(field()).toHaveValue('And no ice, please.');
    await expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
  },
};

/** Enter sends, Shift and Enter begins a line; the field keeps the focus and the newest words are in sight. */
export const Keyboard: Story = {
  tags: ['posed'],
  args: { messages: Array.from({ length: 12 }, (_, index) => ({ ...talk[index % 3]!, id: String(index) })) },
  play: async ({ args, userEvent }) => {
    await userEvent.click(field());
    await userEvent.keyboard('  Two lines,{Shift>}{Enter}{/Shift}please {Enter}');
    await expect(args.onSend.mock.calls).toEqual([['Two lines,\nplease']]);
    await expect(field()).toHaveValue('');
    const { bottom } = log().getBoundingClientRect();
    const last = within(log()).getByText(/Two lines/);
    await waitFor(() => expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(bottom));
    await userEvent.keyboard('{Enter}   {Enter}');
    await expect(args.onSend).toHaveBeenCalledOnce();
    await userEvent.type(field(), 'and this');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    await expect(args.onSend).toHaveBeenLastCalledWith('and this');
    await expect(field()).toHaveFocus();
  },
};

/** Backwards from the field: the talk, which the arrow keys then scroll, and the cross. */
export const Backwards: Story = {
  tags: ['behaviour'],
  play: async ({ userEvent }) => {
    await waitFor(() => expect(field()).toHaveFocus());
    await userEvent.tab({ shift: true });
    await expect(log()).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.tab();
    await expect(log()).toHaveFocus();
  },
};

/** The badge's words are part of the button's name; Esc closes, and the focus goes back to it with nothing lost. */
export const OpensAndCloses: Story = {
  tags: ['behaviour'],
  args: { open: false, draft: 'half a sent' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Chat 1 unread' }));
    await userEvent.type(await screen.findByRole('textbox'), 'ence{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onOpenChange.mock.calls).toEqual([[false]]);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Chat 1 unread' })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Chat 1 unread' }));
    await expect(await screen.findByRole('textbox')).toHaveValue('half a sentence');
  },
};
/** The other's picture, and one of one's own with words. */
export const Pictures: Story = {
  args: {
    onImage: fn(),
    messages: [
      ...talk,
      { id: 'p', from: 'them', text: '', image: <img src={cup} alt="Sent by Dimas" width="240" height="180" /> },
      { ...mine('The lid was loose', 'sent'), image: <img src={cup} alt="Sent by you" width="240" height="180" /> },
    ],
  },
  play: async () => {
    await expect(screen.getByRole('button', { name: 'Send a picture' })).toBeEnabled();
    await expect(within(log()).getAllByRole('img')).toHaveLength(2);
  },
};

export const Days: Story = {
  args: {
    messages: talk.map((message, index) => ({
      ...message,
      ...(index === 0 ? { day: 'Yesterday' } : {}),
      ...(index === 1 ? { day: 'Today', seen: 'Read' } : {}),
    })),
  },
};

export const Answers: Story = {
  args: {
    answers: ['We are on it.', 'About five more minutes.', 'It waits at the counter.'].map(answerOf),
    onAnswer: fn(),
  },
};

export const AnAnswerIsOnePress: Story = {
  ...Answers,
  tags: ['behaviour'],
  play: async ({ args, userEvent }) => {
    const answers = within(screen.getByRole('group', { name: 'Quick answers' }));
    await userEvent.click(answers.getByRole('button', { name: 'About five more minutes.' }));
    await expect(args.onAnswer).toHaveBeenCalledWith('About five more minutes.');
  },
};

/** Nothing can be written any more. */
export const Closed: Story = {
  args: { closed: 'This chat has ended at 16:30.' },
  play: async () => {
    await expect(screen.queryByRole('textbox')).toBeNull();
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveFocus());
  },
};
export const LongText: Story = {
  args: {
    name: 'Raden Mas Suryodiningrat Kusumaningrat',
    note: 'Seduh Menteng at the end of Jalan Haji Agus Salim, replies as soon as the queue is gone',
    messages: [...talk, mine(`${'The kitchen ran out of rice. '.repeat(12)}${'x'.repeat(80)}`, 'failed')],
    draft: 'And another one that is as long. '.repeat(9),
  },
};
/** The whole screen. */
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { args: Sending.args, globals: { theme: 'dark' } };
export const DarkFailed: Story = { args: { ...Failed.args, offline: 'You are offline.' }, globals: { theme: 'dark' } };
