import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { type ReactElement, useState } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';
import * as ui from '..';
import { indonesian } from './id';

const nothing = () => {};
/** What the caller says here: no letters, so that every word that is found is the part's own. */
const theirs = '·';

function Counted({ from, ...ends }: { from: number; min?: number; max?: number }) {
  const [value, setValue] = useState(from);
  return <ui.QuantityStepper label={theirs} value={value} onChange={setValue} {...ends} />;
}

const typeInto = (value: string) => {
  const field = document.querySelector<HTMLInputElement>('input:not([type="hidden"])')!;
  fireEvent.change(field, { target: { value } });
  fireEvent.blur(field);
};
const press = (at = 0) => {
  fireEvent.click(screen.getAllByRole('button')[at]!);
};
const chat = { open: true, onOpenChange: nothing, name: theirs, draft: '', onDraftChange: nothing, onSend: nothing };
const mine = (state: 'sending' | 'sent' | 'failed') => ({ id: state, from: 'me' as const, text: theirs, state });
const order = { number: theirs, who: theirs, deliveryMethod: theirs, deliveryIcon: null, lines: [] };
const selection = { onClear: nothing, onDelete: nothing };
const strip = { name: theirs, action: null };

/** Parts in every state in which they say something of their own, and what brings them there. */
const states: Record<keyof ui.Phrases, [() => ReactElement, (() => void | Promise<void>)?][]> = {
  Brand: [[() => <ui.Brand name={theirs} href="/" />]],
  Breadcrumb: [[() => <ui.Breadcrumb items={[{ label: theirs }]} />]],
  CartLine: [
    [
      () => (
        <ui.CartLine
          image={null}
          name={theirs}
          detail={theirs}
          price={1}
          quantity={1}
          onQuantityChange={nothing}
          onRemove={nothing}
        />
      ),
    ],
  ],
  ChartOrTable: [false, true].map((asTable) => [
    () => <ui.ChartOrTable chart={null} table={null} asTable={asTable} onAsTableChange={nothing} />,
  ]),
  ChatPanel: [
    [() => <ui.ChatPanel {...chat} messages={[mine('sent'), mine('sending'), mine('failed')]} onRetry={nothing} />],
    [
      () => (
        <ui.ChatPanel {...chat} messages={[mine('failed')]} onRetry={nothing} onTakeBack={nothing} offline={theirs} />
      ),
    ],
    [
      () => (
        <ui.ChatPanel
          {...chat}
          messages={[]}
          onRetry={nothing}
          onImage={nothing}
          answers={[{ id: 'a', label: theirs }]}
        />
      ),
    ],
  ],
  CheckoutStrip: [[() => <ui.CheckoutStrip {...strip} />]],
  ConfirmModal: [
    [
      () => (
        <ui.ConfirmModal
          open
          onOpenChange={nothing}
          title={theirs}
          text={theirs}
          onConfirm={() => Promise.reject(new Error('refused'))}
        />
      ),
      async () => {
        press(1);
        await waitFor(() => screen.getByRole('alert'));
      },
    ],
  ],
  CopyButton: [
    [
      () => <ui.CopyButton label={theirs} text={theirs} />,
      async () => {
        await act(async () => press());
      },
    ],
  ],
  DateField: [
    [() => <ui.DateField label={theirs} />],
    ...['1/1', '31/2/2026', '1/1/2025', '1/1/2027'].map((text): [() => ReactElement, () => void] => [
      () => <ui.DateField label={theirs} min="2026-01-01" max="2026-12-31" />,
      () => typeInto(text),
    ]),
  ],
  MoneyField: [1, 9].map((amount) => [() => <ui.MoneyField label={theirs} min={3} max={5} defaultValue={amount} />]),
  OptionGroup: [{ min: 1, max: 1 }, { max: 2 }, { min: 1, max: 2 }].map((limits) => [
    () => (
      <ui.OptionGroup
        legend={theirs}
        options={[1, 2, 3].map((id) => ({ id, name: theirs }))}
        value={[]}
        onChange={nothing}
        {...limits}
      />
    ),
  ]),
  OrderCard: [
    [() => <ui.OrderCard {...order} ageMinutes={7} lateMinutes={3} />],
    [() => <ui.OrderCard {...order} ageMinutes={65} />],
    [() => <ui.OrderCard {...order} ageMinutes={7} expected={theirs} />],
  ],
  Pager: [[() => <ui.Pager page={2} totalPage={12} onPage={nothing} />]],
  PasswordField: [
    [() => <ui.PasswordField label={theirs} />],
    [() => <ui.PasswordField label={theirs} />, () => press()],
  ],
  Price: [[() => <ui.Price amount={25_000} />], [() => <ui.Price amount={-25_000} />]],
  QuantityStepper: [
    [() => <Counted from={3} max={9} />, () => typeInto('12')],
    [() => <Counted from={3} min={2} />, () => typeInto('1')],
  ],
  SearchBox: [[() => <ui.SearchBox label={theirs} value={theirs} onValueChange={nothing} onSearch={nothing} />]],
  SelectionBar: [[() => <ui.SelectionBar count={2} {...selection} />]],
  Stat: [[() => <ui.Stat label={theirs} value={null} />]],
  Steps: [[() => <ui.Steps steps={[theirs, `${theirs}${theirs}`]} current={1} />]],
  TextArea: [1, 2].map((left) => [
    () => <ui.TextArea label={theirs} maxLength={9} defaultValue={'·'.repeat(9 - left)} />,
  ]),
  ThemeToggle: [[() => <ui.ThemeToggle theme="light" onChange={nothing} />]],
  TimeField: [
    [
      () => (
        <ui.TimeField
          nowLegend={theirs}
          yesLabel={theirs}
          noLabel={`${theirs}${theirs}`}
          defaultNow={false}
          dayLabel={theirs}
          days={[]}
          timeLabel={theirs}
          times={[]}
        />
      ),
    ],
  ],
  Toaster: [[() => <ui.Toaster />, () => act(() => ui.toast.undo(theirs, nothing))]],
  TopBar: [1, 2].map((count) => [
    () => <ui.TopBar brandHref="/" brandName={theirs} links={[{ label: theirs, href: '/', count }]} />,
  ]),
};
const parts = Object.keys(states) as (keyof ui.Phrases)[];

/** What is read and heard on the page: texts, names, placeholders and what the browser would say of a field. */
function said(): string[] {
  const found: string[] = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    if (node instanceof Text) found.push(node.data);
    if (!(node instanceof Element)) continue;
    for (const name of ['aria-label', 'aria-valuetext', 'placeholder', 'title', 'alt']) {
      found.push(node.getAttribute(name) ?? '');
    }
    if (node instanceof HTMLInputElement) found.push(node.validationMessage);
  }
  return found.map((text) => text.trim()).filter((text) => /\p{L}/u.test(text));
}

/** All that a part says in all its states. */
async function saidBy(part: keyof ui.Phrases, phrases: ui.SomePhrases | undefined): Promise<Set<string>> {
  const all: string[] = [];
  for (const [draw, bring] of states[part]) {
    const { unmount } = render(
      <ui.LocaleProvider locale={phrases && 'id'} phrases={phrases}>
        {draw()}
      </ui.LocaleProvider>,
    );
    await bring?.();
    all.push(...said());
    unmount();
  }
  return new Set(all);
}

/** A language whose every phrase is marked by its part and key: what is said without a mark is nobody's. */
const marked = Object.fromEntries(
  parts.map((part) => [
    part,
    Object.fromEntries(
      Object.entries(indonesian[part]).map(([key, phrase]: [string, unknown]) => {
        const mark = `<${part}.${key}>`;
        return [key, typeof phrase === 'function' ? (...given: unknown[]) => `${mark}${given.join('')}` : mark];
      }),
    ),
  ]),
) as unknown as ui.Phrases;

function withPage() {
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue({ writeText: async () => {} } as unknown as Clipboard);
  onTestFinished(() => act(() => ui.toast.clear()));
}

it.each(parts)('%s says every phrase it has, and nothing else', async (part) => {
  withPage();
  const all = [...(await saidBy(part, marked))];
  for (const text of all) expect(text).toMatch(/<\w+\.\w+>/);
  for (const key of Object.keys(indonesian[part])) expect(all.join()).toContain(`<${part}.${key}>`);
});

/** What both languages say alike. */
const SAME = new Set(['1 item']);

it.each(parts)('%s has no English left in Indonesian', async (part) => {
  withPage();
  const english = await saidBy(part, undefined);
  const inIndonesian = await saidBy(part, indonesian);
  expect(english.size).toBeGreaterThan(0);
  expect([...inIndonesian].filter((text) => english.has(text) && !SAME.has(text))).toEqual([]);
});
