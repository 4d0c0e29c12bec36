import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useInsertionEffect } from 'react';
import { usePseudo } from '../pseudo/usePseudo';

/** A part with styles of its own, which nothing else has: they go with it. */
function Planted({ css, children }: { css: string; children: ReactNode }) {
  useInsertionEffect(() => {
    const sheet = document.head.appendChild(document.createElement('style'));
    sheet.textContent = css;
    return () => sheet.remove();
  }, [css]);
  return <div className="planted">{children}</div>;
}

const catalogue = { again: 'Order again', name: 'Quantity' };

/** A part that has its words from a catalogue, but for one. */
function Speaking() {
  const m = usePseudo(catalogue);
  return (
    <>
      {['cut', 'dots', 'out', 'wraps'].map((name) => (
        <p key={name} className={name}>
          {m.again}
        </p>
      ))}
      <p className="hard">Hard-coded words</p>
      <button type="button" aria-label="Heard alone">
        {m.name}
      </button>
      <button type="button" aria-label={m.name}>
        14:30, 20 Nov, IDR 25,000
      </button>
      <p className="left">{m.name}</p>
      <p className="start">{m.name}</p>
      <h2 className="sd-display">{m.again}</h2>
    </>
  );
}

/** Flaws on purpose, each beside its mended twin: tests/visual/looks.spec.ts proves that the walk's looks find them. */
const meta = {
  title: 'Development/Planted',
  component: Planted,
  tags: ['planted', '!dev', '!autodocs', '!test', '!visual'],
} satisfies Meta<typeof Planted>;
export default meta;
type Story = StoryObj<typeof meta>;

const BUTTON = 'margin: 12px; border: 2px solid #555; padding: 12px; background: #fff; color: #000';

export const UnderPointer: Story = {
  args: {
    css: `
      .planted button { ${BUTTON} }
      .planted .answers:hover, .planted .off:hover { background: #fd6 }
      .planted .deaf:focus-visible { outline: none }
    `,
    children: (
      <>
        <button type="button" className="answers">
          Answers
        </button>
        <button type="button" className="deaf">
          Does not
        </button>
        <button type="button" className="off" disabled>
          Off, and answers
        </button>
        <button type="button" disabled>
          Off
        </button>
      </>
    ),
  },
};

export const Turned: Story = {
  args: {
    css: `
      .planted { position: relative; inline-size: 400px; block-size: 120px }
      .planted > * { position: absolute; inline-size: 100px }
      .planted .left { left: 20px }
      .planted .start { inset-inline-start: 20px; top: 40px }
      .planted .words { inset: 80px 0 auto; inline-size: auto; text-align: left }
    `,
    children: (
      <>
        <div className="left">left</div>
        <div className="start">start</div>
        <div className="words">words</div>
      </>
    ),
  },
};

export const OnPaper: Story = {
  args: {
    css: `
      .planted .stays { position: fixed; inset-block-end: 0 }
      .planted .pale { color: #ccc }
      .planted .scrolls { overflow-x: auto }
      .planted .scrolls div { inline-size: 2000px }
      .planted li { block-size: 200px }
      .planted li.cut { margin-block-start: 500px }
      .planted li.whole { margin-block-start: 800px }
      @media print {
        .planted .goes { display: none }
        .planted .kept { display: inline-block }
        .planted li.cut { break-inside: auto }
      }
    `,
    children: (
      <>
        <p className="stays">A bar that stays</p>
        <p className="goes" style={{ position: 'fixed' }}>
          A bar that goes
        </p>
        <p className="pale">Too pale</p>
        <p>Black</p>
        <button type="button" className="kept">
          A button that stays
        </button>
        <button type="button">A button that goes</button>
        <div className="scrolls" role="region" aria-label="Scrolls">
          <div>A row as wide as two sheets</div>
        </div>
        <ul>
          {['cut', 'whole'].map((name) => (
            <li key={name} className={name}>
              {name}
            </li>
          ))}
        </ul>
      </>
    ),
  },
};

/** Each of the three is read only when somebody scrolls for it. */
export const Covered: Story = {
  args: {
    css: `
      .planted { position: relative; block-size: 2000px }
      .planted .laid { position: absolute; inset: 0 auto auto 0; inline-size: 60px; block-size: 40px; background: #fd6 }
      .planted .inner { position: absolute; inset: 200px auto auto 0; inline-size: 300px; block-size: 200px; overflow-y: auto }
      .planted .inner > div { position: sticky; inset-block-end: 0; z-index: 1; block-size: 60px; margin-block-start: -60px; background: #fd6 }
      .planted .inner > p { margin: 800px 0 0 }
      .planted .end { position: absolute; inset: auto auto 0 0; margin: 0 }
      .planted .bar { position: fixed; inset: auto 0 0; z-index: 1; block-size: 60px; background: #fd6 }
      .planted .over { position: fixed; inset: 20% 20% auto auto; inline-size: 200px; block-size: 100px; background: #fff }
    `,
    children: (
      <>
        <h1>Words under a patch</h1>
        <div className="laid" />
        <div className="inner" role="region" aria-label="Scrolls">
          <p>Last words of the inner page</p>
          <div>Foot</div>
        </div>
        <p className="end">Last words of the page</p>
        <div className="bar">Bar</div>
        <div className="over" role="dialog" aria-modal="true" aria-label="Open">
          Open
        </div>
      </>
    ),
  },
};

/** Words of a catalogue where there is no room for longer ones, beside those that have it; and words of none. */
export const InPseudo: Story = {
  args: {
    css: `
      .planted { inline-size: 340px }
      .planted p { inline-size: 120px; margin-block: 0 }
      .planted :is(.cut, .dots, .out) { white-space: nowrap }
      .planted :is(.cut, .dots) { overflow: hidden }
      .planted .dots { text-overflow: ellipsis }
      .planted .hard { inline-size: auto }
      .planted .left { margin-left: 40px }
      .planted .start { margin-inline-start: 40px }
    `,
    children: <Speaking />,
  },
};
