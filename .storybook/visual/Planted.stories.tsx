import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useInsertionEffect } from 'react';

/** A part with styles of its own, which nothing else has: they go with it. */
function Planted({ css, children }: { css: string; children: ReactNode }) {
  useInsertionEffect(() => {
    const sheet = document.head.appendChild(document.createElement('style'));
    sheet.textContent = css;
    return () => sheet.remove();
  }, [css]);
  return <div className="planted">{children}</div>;
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
      @media print {
        .planted .goes { display: none }
        .planted .kept { display: inline-block }
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
      </>
    ),
  },
};
