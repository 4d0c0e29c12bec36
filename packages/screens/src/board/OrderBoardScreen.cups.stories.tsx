import {
  offerFailures,
  optionAvailabilityFailures,
  pourFailures,
  shop,
  showShop,
  workableOrders,
} from '@seduh/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { boardArgs, cupOrders, cupRush, laterOrders } from '../testing/board';
import { expectNoSidewaysScroll } from '../testing/width';
import { OrderBoardScreen } from './OrderBoardScreen';

const meta = {
  title: 'Screens/Orders/Cups',
  component: OrderBoardScreen,
  args: boardArgs,
  parameters: { layout: 'fullscreen', session: 'admin' },
  globals: { viewport: { value: 'wide' } },
  beforeEach({ msw }) {
    localStorage.setItem('boardCups', 'on');
    msw.use(...workableOrders(cupOrders));
    return () => localStorage.removeItem('boardCups');
  },
} satisfies Meta<typeof OrderBoardScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const tile = (canvas: Canvas, words: RegExp) => canvas.findByRole('button', { name: words });
const inColumn = (canvas: Canvas, title: string, number: string) =>
  within(canvas.getByRole('region', { name: title })).findByRole('article', { name: number });

/** Equal cups over orders, by station; what has a note or an allergy stands alone and says so. */
export const Success: Story = {
  play: async ({ canvas }) => {
    await expect(await tile(canvas, /^4 ×.*Hazelnut Latte.*SD-2102.*\+2/)).toBeVisible();
    const bar = within(canvas.getByRole('region', { name: 'Bar' }));
    await expect(
      bar.getByRole('button', { name: /^1 ×.*Hazelnut Latte.*SD-2107.*Allergy: .*Peanut allergy/ }),
    ).toBeVisible();
    const croissants = within(canvas.getByRole('region', { name: 'Counter' })).getAllByRole('button', {
      name: /^1 ×.*Croissant/,
    });
    await expect(croissants).toHaveLength(2);
    await expectNoSidewaysScroll();
  },
};
export const Dark: Story = { ...Success, globals: { theme: 'dark', viewport: { value: 'wide' } } };
export const Tablet: Story = { ...Success, globals: { viewport: { value: 'tablet' } } };
export const TabletNarrow: Story = { ...Success, globals: { viewport: { value: 'md' } } };
export const Laptop: Story = { ...Success, globals: { viewport: { value: 'lg' } } };

export const Phone: Story = {
  tags: ['posed'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: /^Cups / }));
    await expect(await tile(canvas, /^4 ×.*Hazelnut Latte/)).toBeVisible();
    await expectNoSidewaysScroll();
  },
};

/** What nobody should begin yet lies apart, last in its station, with its time; what is made now counts without it. */
export const ForLater: Story = {
  beforeEach({ msw }) {
    msw.use(...workableOrders([...laterOrders, ...cupOrders]));
  },
  play: async ({ canvas }) => {
    await expect(await tile(canvas, /^4 ×.*Hazelnut Latte.*SD-2102.*\+2/)).toBeVisible();
    const later = await tile(canvas, /^3 ×.*Hazelnut Latte.*For later: 21 Nov, 12:00.*SD-2109.*\+1/);
    const bar = within(canvas.getByRole('region', { name: 'Bar' })).getAllByRole('button', { name: /^\d+ ×/ });
    await expect(bar.at(-1)).toBe(later);
  },
};
export const ForLaterDark: Story = { ...ForLater, globals: { theme: 'dark', viewport: { value: 'wide' } } };
export const ForLaterIndonesian: Story = {
  ...ForLater,
  globals: { locale: 'id', viewport: { value: 'wide' } },
  play: async ({ canvas }) =>
    expect(await tile(canvas, /^3 ×.*Hazelnut Latte.*Untuk nanti: 21 Nov, 12\.00.*SD-2109/)).toBeVisible(),
};
export const ForLaterPhone: Story = {
  ...ForLater,
  tags: ['posed'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: /^Cups / }));
    await expect(await tile(canvas, /For later: 21 Nov, 12:00/)).toBeVisible();
    await expectNoSidewaysScroll();
  },
};

/** Fifty orders of a rush are some tiles, and one tap each until the first of them are ready. */
export const Rush: Story = {
  tags: ['posed'],
  beforeEach({ msw }) {
    msw.use(...workableOrders(cupRush.slice(0, 50)));
  },
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('button', { name: /^\d+ ×/ });
    await expect(canvas.getAllByRole('button', { name: /^\d+ ×/ }).length).toBeLessThan(20);
    for (let tap = 0; tap < 5; tap += 1) if (first) await userEvent.click(first);
    await waitFor(() =>
      expect(within(canvas.getByRole('region', { name: 'Ready' })).getAllByRole('article').length).toBeGreaterThan(0),
    );
  },
};

const newRush = cupRush.slice(0, 12).map((order) => ({
  ...order,
  status_name: 'pending' as const,
  timeline: order.timeline.slice(0, 1),
}));

/**
 * What a rush costs: each order leaves the shop by two presses of its own, to accept it and to hand it over, whatever is in
 * it; between them one for each cup. A rider who says that it has been delivered says so at the door.
 */
export const TapsOfARush: Story = {
  tags: ['behaviour'],
  beforeEach({ msw }) {
    // a shop that books cash without asking: where it asks, cash is one press more
    msw.use(showShop({ ...shop, asks_cash: false }), ...workableOrders(newRush));
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('article', { name: newRush[0]?.number ?? '' });
    const presses = { moves: 0, cups: 0 };
    // who has pressed a card's button waits for it; on a busy machine it is still there a moment later
    const pressed = new WeakSet<Element>();
    const button = (name: string) =>
      [...canvasElement.querySelectorAll<HTMLButtonElement>('.sd-ocard button')].find(
        (one) => one.textContent === name && !one.disabled && one.ariaBusy !== 'true' && !pressed.has(one),
      );
    const cup = () =>
      [...canvasElement.querySelectorAll<HTMLButtonElement>('.cups-tile')].find(
        ({ ariaDisabled }) => ariaDisabled !== 'true',
      );
    const painted = () => new Promise((resolve) => setTimeout(resolve, 20));
    /** Presses what is found until there is nothing for half a second. */
    const pressAll = async (find: () => HTMLElement | undefined, kind: keyof typeof presses) => {
      for (let idle = 0; idle < 25; idle += 1) {
        const found = find();
        if (found) {
          found.click();
          if (kind === 'moves') pressed.add(found);
          presses[kind] += 1;
          idle = 0;
        }
        await painted();
      }
    };
    await pressAll(() => button('Accept'), 'moves');
    await pressAll(cup, 'cups');
    await pressAll(() => button('Hand over') ?? button('Serve') ?? button('Give to rider'), 'moves');
    const cups = newRush.flatMap(({ lines }) => lines).reduce((sum, { qty }) => sum + qty, 0);
    await expect(presses.cups).toBe(cups);
    await expect(presses.moves).toBeLessThanOrEqual(2 * newRush.length);
    await waitFor(() =>
      expect(
        [...canvasElement.querySelectorAll('.sd-ocard')].every((card) => /Mark delivered/.test(card.textContent ?? '')),
      ).toBe(true),
    );
  },
};

/** Every cup is made. */
export const Empty: Story = {
  beforeEach({ msw }) {
    msw.use(...workableOrders(cupOrders.filter(({ status_name }) => status_name === 'ready')));
  },
  play: async ({ canvas }) => expect(await canvas.findByText('Every cup is made.')).toBeVisible(),
};

/** One tap makes one for who was promised first; the last one makes its order ready, and that can be taken back. */
export const Pour: Story = {
  tags: ['posed'],
  play: async ({ canvas, userEvent }) => {
    const latte = await tile(canvas, /^4 ×.*Hazelnut Latte/);
    const before = latte.getBoundingClientRect();
    const americano = await tile(canvas, /^3 ×.*Americano.*SD-2101/);
    await userEvent.click(americano);
    // SD-2101 was the oldest one, of one cup: it is ready with it
    await expect(await inColumn(canvas, 'Ready', 'SD-2101')).toBeVisible();
    await expect(americano).toHaveAccessibleName(/^2 ×.*SD-2103/);
    await userEvent.click(latte);
    await expect(latte).toHaveAccessibleName(/^3 ×.*SD-2105/);
    await expect(latte.getBoundingClientRect().top).toBe(before.top);
    await expect(await canvas.findByText('Hazelnut Latte for SD-2102 made')).toBeVisible();
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(latte).toHaveAccessibleName(/^4 ×.*SD-2102/));
    await expect(await inColumn(canvas, 'Ready', 'SD-2101')).toBeVisible();
  },
};

/** By keys alone: the tiles come in reading order, and one that is empty keeps its place and the focus. */
export const Keyboard: Story = {
  tags: ['posed'],
  play: async ({ canvas, userEvent }) => {
    const rice = await tile(canvas, /^1 ×.*Nasi Goreng/);
    rice.focus();
    await userEvent.keyboard('{Enter}');
    await expect(rice).toHaveAttribute('aria-disabled', 'true');
    await expect(rice).toHaveFocus();
    await expect(rice).toHaveAccessibleName(/All made/);
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('{Tab}{Tab}{Enter}');
    await expect(document.activeElement).toHaveAccessibleName(/^1 ×.*Donut/);
  },
};

/** Without the network cups count here at once, and are told in their order once it is back. */
export const Cut: Story = {
  tags: ['posed'],
  beforeEach({ msw }) {
    msw.use(pourFailures.offline);
  },
  play: async ({ canvas, userEvent }) => {
    const latte = await tile(canvas, /^4 ×.*Hazelnut Latte/);
    await userEvent.click(latte);
    await userEvent.click(latte);
    await expect(latte).toHaveAccessibleName(/^2 ×/);
    await expect(await canvas.findByText('Not connected. 2 cups are told as soon as it is back.')).toBeVisible();
    await expect(await inColumn(canvas, 'Ready', 'SD-2105')).toBeVisible();
  },
};

export const Reconnected: Story = {
  ...Cut,
  tags: ['behaviour'],
  play: async (context) => {
    const { canvas, msw } = context;
    await Cut.play?.(context);
    msw.use(...workableOrders(cupOrders));
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(canvas.queryByText(/^Not connected/)).toBeNull());
    await expect(await tile(canvas, /^2 ×.*Hazelnut Latte/)).toBeVisible();
  },
};

/** Somebody else was faster: it is said, and the tile shows what is left. */
export const Overtaken: Story = {
  tags: ['posed'],
  beforeEach({ msw }) {
    msw.use(pourFailures.conflict);
  },
  play: async ({ canvas, userEvent }) => {
    const latte = await tile(canvas, /^4 ×.*Hazelnut Latte/);
    await userEvent.click(latte);
    await expect(await canvas.findByText(/^SD-2102: Every cup of this is made already/)).toBeVisible();
    await waitFor(() => expect(latte).toHaveAccessibleName(/^4 ×/));
  },
};

/** Told after a break, where no order is shown by then: staff hear of it all the same. */
export const OvertakenWhileNothingIsShown: Story = {
  tags: ['behaviour'],
  beforeEach({ msw }) {
    msw.use(pourFailures.offline);
  },
  play: async ({ canvas, userEvent, msw }) => {
    await userEvent.click(await tile(canvas, /^4 ×.*Hazelnut Latte/));
    await expect(await canvas.findByText('Not connected. 1 cup is told as soon as it is back.')).toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox'), 'nobody');
    await expect(await canvas.findByRole('button', { name: 'Show all orders' })).toBeVisible();
    msw.use(pourFailures.conflict);
    await expect(await canvas.findByText(/^SD-2102: Every cup of this is made already/)).toBeVisible();
  },
};

/** From orders to cups and back. */
export const Switch: Story = {
  tags: ['behaviour'],
  beforeEach: () => localStorage.removeItem('boardCups'),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('article', { name: 'SD-2105' });
    const cups = await canvas.findByRole('button', { name: 'Cups' });
    await userEvent.click(cups);
    await expect(await tile(canvas, /^4 ×.*Hazelnut Latte/)).toBeVisible();
    await expect(cups).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(cups);
    await expect(await canvas.findByRole('article', { name: 'SD-2105' })).toBeVisible();
  },
};

/** What has run out, said from its cup: off the menu until the next opening, and back by the same undo. */
export const SoldOut: Story = {
  tags: ['posed'],
  play: async ({ canvas, userEvent }) => {
    await tile(canvas, /^4 ×.*Hazelnut Latte/);
    const [first] = canvas.getAllByRole('button', { name: 'Hazelnut Latte: something has run out' });
    first?.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: 'What of Hazelnut Latte has run out?' }));
    await expect(dialog.getByRole('button', { name: 'Whole milk: sold out' })).toBeVisible();
  },
};

/** By a right click, as by a finger that rests; no cup is made by it. */
export const SoldOutByHolding: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const latte = await tile(canvas, /^4 ×.*Hazelnut Latte/);
    await userEvent.pointer({ keys: '[MouseRight]', target: latte });
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Whole milk: sold out' }));
    await expect(await canvas.findByText('Whole milk is sold out until the next opening')).toBeVisible();
    await expect(latte).toHaveAccessibleName(/^4 ×/);
  },
};

/** What is offered instead is named with it: of the same group, what is there to be had. */
export const SoldOutWithASubstitute: Story = {
  tags: ['posed'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.pointer({ keys: '[MouseRight]', target: await tile(canvas, /^4 ×.*Hazelnut Latte/) });
    const dialog = within(await screen.findByRole('dialog'));
    const instead = await dialog.findByRole('combobox', { name: 'Offered instead of Whole milk' });
    await expect(within(instead).queryByRole('option', { name: 'Offer Whole milk' })).toBeNull();
    await userEvent.selectOptions(instead, 'Offer Soy milk');
    await expect(await dialog.findByRole('combobox', { name: 'Offered instead of Hazelnut Latte' })).toHaveDisplayValue(
      'Offer nothing',
    );
  },
};

export const SoldOutWithASubstituteNamed: Story = {
  ...SoldOutWithASubstitute,
  tags: ['behaviour'],
  play: async (context) => {
    await SoldOutWithASubstitute.play?.(context);
    const dialog = within(screen.getByRole('dialog'));
    await context.userEvent.click(dialog.getByRole('button', { name: 'Whole milk: sold out' }));
    await expect(
      await context.canvas.findByText('Whole milk is sold out until the next opening, Soy milk is offered instead'),
    ).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** It has run out meanwhile: said by its name, and what was chosen stays. */
export const SubstituteRefused: Story = {
  ...SoldOutWithASubstitute,
  tags: ['posed'],
  beforeEach({ msw }) {
    localStorage.setItem('boardCups', 'on');
    msw.use(...workableOrders(cupOrders), optionAvailabilityFailures.unfitSubstitute);
  },
  play: async (context) => {
    await SoldOutWithASubstitute.play?.(context);
    const dialog = within(screen.getByRole('dialog'));
    await context.userEvent.click(dialog.getByRole('button', { name: 'Whole milk: sold out' }));
    await expect(await dialog.findByText('Soy milk: This is sold out as well')).toBeVisible();
    await expect(dialog.getByRole('combobox', { name: 'Offered instead of Whole milk' })).toHaveDisplayValue(
      'Offer Soy milk',
    );
  },
};

/** Off the menu, but who waits could not be asked: both are said, what was chosen stays, and it can be taken back. */
export const SoldOutNobodyAsked: Story = {
  ...SoldOutWithASubstitute,
  tags: ['posed'],
  beforeEach({ msw }) {
    localStorage.setItem('boardCups', 'on');
    msw.use(...workableOrders(cupOrders), offerFailures.failed);
  },
  play: async (context) => {
    await SoldOutWithASubstitute.play?.(context);
    const dialog = within(screen.getByRole('dialog'));
    await context.userEvent.selectOptions(
      dialog.getByRole('combobox', { name: 'Who has ordered Whole milk already' }),
      'Ask all who wait',
    );
    await context.userEvent.click(dialog.getByRole('button', { name: 'Whole milk: sold out' }));
    await expect(await dialog.findByText(/^Whole milk is sold out, but who waits was not asked: /)).toBeVisible();
    await expect(dialog.getByRole('combobox', { name: 'Offered instead of Whole milk' })).toHaveDisplayValue(
      'Offer Soy milk',
    );
    await expect(dialog.getByRole('button', { name: 'Undo Whole milk: sold out' })).toBeEnabled();
  },
};

export const SoldOutNobodyAskedUndone: Story = {
  ...SoldOutNobodyAsked,
  tags: ['behaviour'],
  play: async (context) => {
    await SoldOutNobodyAsked.play?.(context);
    const dialog = within(screen.getByRole('dialog'));
    await context.userEvent.click(dialog.getByRole('button', { name: 'Undo Whole milk: sold out' }));
    await expect(await dialog.findByText('Whole milk is back on the menu')).toBeVisible();
    await expect(dialog.queryByText(/who waits was not asked/)).toBeNull();
  },
};

/** Two parts, and nobody could be asked about either: each says so and has its own undo; who closes it is offered both. */
export const SoldOutNobodyAskedTwice: Story = {
  ...SoldOutNobodyAsked,
  tags: ['posed'],
  play: async (context) => {
    await SoldOutNobodyAsked.play?.(context);
    const { userEvent } = context;
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.selectOptions(
      dialog.getByRole('combobox', { name: 'Offered instead of Hazelnut Latte' }),
      'Offer Cappuccino',
    );
    await userEvent.selectOptions(
      dialog.getByRole('combobox', { name: 'Who has ordered Hazelnut Latte already' }),
      'Ask all who wait',
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Hazelnut Latte: sold out' }));
    await expect(await dialog.findByText(/^Hazelnut Latte is sold out, but who waits was not asked: /)).toBeVisible();
    await expect(dialog.getByText(/^Whole milk is sold out, but who waits was not asked: /)).toBeVisible();
    for (const name of ['Undo Whole milk: sold out', 'Undo Hazelnut Latte: sold out'])
      await expect(dialog.getByRole('button', { name })).toBeEnabled();
  },
};

export const SoldOutNobodyAskedTwiceClosed: Story = {
  ...SoldOutNobodyAskedTwice,
  tags: ['behaviour'],
  play: async (context) => {
    await SoldOutNobodyAskedTwice.play?.(context);
    const dialog = within(screen.getByRole('dialog'));
    await context.userEvent.click(dialog.getByRole('button', { name: 'Undo Hazelnut Latte: sold out' }));
    await expect(await dialog.findByText('Hazelnut Latte is back on the menu')).toBeVisible();
    await expect(dialog.getByText(/^Whole milk is sold out, but who waits was not asked: /)).toBeVisible();
    await context.userEvent.click(dialog.getByRole('button', { name: 'Hazelnut Latte: sold out' }));
    await expect(await dialog.findByText(/^Hazelnut Latte is sold out, but who waits was not asked: /)).toBeVisible();
    const [close] = dialog.getAllByRole('button', { name: 'Close' });
    if (close) await context.userEvent.click(close);
    await expect(
      await context.canvas.findByText(
        'Whole milk is sold out until the next opening, Soy milk is offered instead. Hazelnut Latte is sold out until the next opening, Cappuccino is offered instead',
      ),
    ).toBeVisible();
    await expect(await context.canvas.findByRole('button', { name: 'Undo' })).toBeVisible();
  },
};

/** Who closes it so is offered the undo where it always is. */
export const SoldOutNobodyAskedClosed: Story = {
  ...SoldOutNobodyAsked,
  tags: ['behaviour'],
  play: async (context) => {
    await SoldOutNobodyAsked.play?.(context);
    const dialog = within(screen.getByRole('dialog'));
    const [close] = dialog.getAllByRole('button', { name: 'Close' });
    if (close) await context.userEvent.click(close);
    await expect(
      await context.canvas.findByText('Whole milk is sold out until the next opening, Soy milk is offered instead'),
    ).toBeVisible();
    await expect(await context.canvas.findByRole('button', { name: 'Undo' })).toBeVisible();
  },
};

export const SoldOutNobodyAskedIndonesian: Story = {
  ...SoldOutNobodyAsked,
  tags: ['posed'],
  globals: { locale: 'id' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.pointer({ keys: '[MouseRight]', target: await tile(canvas, /^4 ×.*Hazelnut Latte/) });
    const dialog = within(await screen.findByRole('dialog'));
    const instead = await dialog.findByRole('combobox', { name: 'Ditawarkan sebagai ganti Whole milk' });
    await userEvent.selectOptions(instead, 'Tawarkan Soy milk');
    await userEvent.selectOptions(
      dialog.getByRole('combobox', { name: 'Yang sudah memesan Whole milk' }),
      'Tanya semua',
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Whole milk: habis' }));
    await expect(await dialog.findByText(/^Whole milk sudah habis, tapi yang menunggu belum ditanya: /)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Batalkan habisnya Whole milk' })).toBeEnabled();
  },
};

/** From the card of an order, for all of its lines: each product and each option once. */
export const SoldOutFromACard: Story = {
  tags: ['posed'],
  beforeEach: () => localStorage.removeItem('boardCups'),
  play: async ({ canvas, userEvent }) => {
    const card = within(await canvas.findByRole('article', { name: 'SD-2102' }));
    await userEvent.click(card.getByRole('button', { name: 'SD-2102', expanded: false }));
    await userEvent.click(await card.findByRole('button', { name: 'Something of SD-2102 has run out' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'What of SD-2102 has run out?' }));
    await expect(dialog.getAllByRole('button', { name: 'Whole milk: sold out' })).toHaveLength(1);
    await expect(await dialog.findByRole('combobox', { name: 'Offered instead of Whole milk' })).toBeVisible();
  },
};

export const SoldOutIndonesian: Story = {
  tags: ['posed'],
  globals: { locale: 'id' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.pointer({ keys: '[MouseRight]', target: await tile(canvas, /^4 ×.*Hazelnut Latte/) });
    const dialog = within(await screen.findByRole('dialog', { name: 'Apa yang habis dari Hazelnut Latte?' }));
    await expect(await dialog.findByRole('combobox', { name: 'Ditawarkan sebagai ganti Whole milk' })).toBeVisible();
  },
};
