import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, fn, waitFor } from 'storybook/test';
import { focusApart } from '../frames/focusApart';
import { Gallery } from './Gallery';
import { storyIndexOf } from './storyIndex';

const shop = storyIndexOf({
  'Screens/Cart': ['Success', 'Empty'],
  'Screens/History': ['Success', 'Dark', 'OrderAgain', 'Empty'],
  'Screens/History/Delete': ['Success', 'UndoFails'],
  'UI/SortDropdown': ['Default'],
});

const meta = {
  title: 'Gallery/Checks',
  component: Gallery,
  args: {
    screen: '',
    state: '',
    width: 'both',
    theme: 'both',
    height: 'screen',
    onChange: fn(),
    // an empty page: what a story is like there is not the gallery's to prove
    addressOf: fn((id: string, theme: string) => `about:blank#${id}-${theme}`),
  },
  parameters: { layout: 'fullscreen' },
  // proofs, not pages to visit
  tags: ['!dev', '!autodocs', '!visual'],
  beforeEach({ msw }) {
    msw.use(http.get('*/index.json', () => HttpResponse.json(shop)));
  },
} satisfies Meta<typeof Gallery>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'History, Empty' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ screen: 'screens-history', state: 'Empty' });
    await userEvent.click(canvas.getByRole('button', { name: 'Cart' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ screen: 'screens-cart', state: '' });
    await expect(canvas.queryByRole('button', { name: 'Cart, Loading' })).toBeNull();
    await expect(canvas.getByRole('row', { name: /^History/ })).toHaveTextContent(/2.*5$/);
    await userEvent.click(canvas.getByRole('button', { name: 'Sort dropdown 1' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ screen: 'ui-sortdropdown', state: '' });
  },
};
export const OverviewDark: Story = { ...Overview, tags: ['behaviour'], globals: { theme: 'dark' } };

export const OneScreen: Story = {
  tags: ['behaviour'],
  args: { screen: 'screens-history' },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('History');
    const states = await canvas.findAllByRole('heading', { level: 2 });
    await expect(states.map((state) => state.textContent?.trim())).toEqual([
      'Success',
      'Empty',
      'Order again',
      'Success Delete',
      'Undo fails Delete',
    ]);
    const open = canvas.getByRole('link', { name: 'Open Empty, Phone 390, dark' });
    await expect(open).toHaveAttribute(
      'href',
      './?path=/story/screens-history--empty&globals=theme:dark;viewport.value:phone',
    );
    await waitFor(() => expect(canvasElement.querySelectorAll('iframe')).toHaveLength(3));
    await expect(args.addressOf).toHaveBeenCalledWith('screens-history--success', 'light');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'State' }), 'Empty');
    await expect(args.onChange).toHaveBeenLastCalledWith({ state: 'Empty' });
    await userEvent.click(canvas.getByRole('radio', { name: '390' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ width: 'phone' });
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Screen' }), 'all');
    await expect(args.onChange).toHaveBeenLastCalledWith({ screen: 'all', state: 'Success' });
    await userEvent.click(canvas.getByRole('button', { name: 'Overview' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ screen: '', state: '' });
  },
};

/** A frame is shown once its story has finished, and marked when the story's steps did not. */
export const FramesReport: Story = {
  args: { screen: 'screens-cart', state: 'Success', width: 'phone' },
  play: async ({ canvas }) => {
    const frame = async (title: string) => (await canvas.findByTitle(title)) as HTMLIFrameElement;
    const tell = (of: HTMLIFrameElement, phase: string, failure?: string) =>
      Object.assign(of.contentWindow ?? {}, {
        __STORYBOOK_PREVIEW__: { currentRender: { phase } },
        __STORYBOOK_ADDONS_CHANNEL__: { last: (event: string) => (event === failure ? [{}] : undefined) },
      });
    const light = await frame('Success, Phone 390, light');
    const dark = await frame('Success, Phone 390, dark');
    tell(light, 'playing');
    await expect(light.closest('figure')).toHaveAttribute('aria-busy', 'true');
    tell(light, 'finished');
    tell(dark, 'finished', 'playFunctionThrewException');
    await waitFor(() => expect(light.closest('figure')).toHaveAttribute('data-phase', 'shown'));
    await waitFor(() => expect(dark.closest('figure')).toHaveTextContent('steps stopped early'));
  },
};

/** One state of every screen, to be compared. */
export const EveryScreen: Story = {
  args: { screen: 'all', state: 'Empty', width: 'phone', theme: 'light' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Every screen' });
    const states = await canvas.findAllByRole('heading', { level: 2 });
    await expect(states.map((state) => state.textContent?.trim())).toEqual(['Empty Cart', 'Empty History']);
  },
};

export const NoIndex: Story = {
  parameters: { expectedErrors: ['status of 404'] },
  beforeEach({ msw }) {
    msw.use(http.get('*/index.json', () => new HttpResponse(null, { status: 404 })));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No list of stories here' })).toBeVisible();
  },
};

/** A play in a frame moves the focus there, and the reader's stays where it is. */
export const FocusStays: Story = {
  tags: ['behaviour'],
  render: () => (
    <>
      <button type="button">Here</button>
      <iframe title="A story" sandbox="allow-same-origin" srcDoc="<input aria-label='There'>" />
    </>
  ),
  play: async ({ canvas }) => {
    const here = canvas.getByRole('button', { name: 'Here' });
    const frame: HTMLIFrameElement = canvas.getByTitle('A story');
    const there = await waitFor(() => {
      const found = frame.contentDocument?.querySelector('input');
      if (!found) throw new Error('the frame has no page yet');
      return found;
    });
    here.focus();
    focusApart(frame.contentWindow as Window & typeof globalThis);
    there.focus();
    await expect(frame.contentDocument?.activeElement).toBe(there);
    await expect(here).toHaveFocus();
  },
};
