import { LanguageSwitch } from '../../packages/screens/src/language';
import { Pager, Price } from '@seduh/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

/** Two marks that the width shows: one with a rule there from the start, one whose rule comes later. */
function Marks() {
  return (
    <>
      <style href="marks" precedence="default">
        {'.mark { display: none } @media (width >= 48rem) { .mark.early { display: block } }'}
      </style>
      <p className="mark early">early</p>
      <p className="mark late">late</p>
    </>
  );
}

const meta = {
  title: 'Gallery/Toolbar',
  component: Marks,
  tags: ['!dev', '!autodocs', '!visual'],
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof Marks>;

export default meta;
type Story = StoryObj<typeof meta>;

const wide = '(width >= 48rem)';

/** Letters twice as large: on 1280 px there is room for what 640 px have, in rules there before and rules that come. */
export const TwiceTheText: Story = {
  globals: { zoom: '200', theme: 'dark' },
  play: async ({ canvas }) => {
    const early = canvas.getByText('early');
    await expect(getComputedStyle(document.documentElement).fontSize).toBe('32px');
    await expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
    await expect(matchMedia(wide).matches).toBe(false);
    await waitFor(() => expect(early).not.toBeVisible());
    const sheet = document.head.appendChild(document.createElement('style'));
    sheet.textContent = `@media ${wide} { .mark.late { display: block } }`;
    await waitFor(() => expect(canvas.getByText('late')).not.toBeVisible());
    sheet.remove();
  },
};

/** The page itself runs the other way, so that what lies over it does too. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async () => {
    await expect(document.documentElement).toHaveAttribute('dir', 'rtl');
  },
};

/** Things stand closer on the whole page. */
export const Compact: Story = {
  globals: { density: 'compact' },
  play: async () => {
    await expect(getComputedStyle(document.documentElement).getPropertyValue('--tap')).toBe('2rem');
  },
};

/** What parts say of their own, and the language the page is read aloud in. */
export const Indonesian: Story = {
  globals: { locale: 'id' },
  render: () => <Pager page={1} totalPage={2} onPage={() => {}} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('halaman 1 dari 2')).toBeVisible();
    await expect(document.documentElement).toHaveAttribute('lang', 'id');
  },
};

/** Longer words with accents and brackets, from parts and screens; numbers are written as in English. */
export const Pseudo: Story = {
  globals: { locale: 'en-XA' },
  render: () => (
    <>
      <Pager page={1} totalPage={2} onPage={() => {}} />
      <LanguageSwitch />
      <Price amount={25_000} />
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('[påàgéè 1 öòf 2]')).toBeVisible();
    await expect(canvas.getByRole('list', { name: '[Låàñgûüåàgéè]' })).toBeVisible();
    await expect(canvasElement).toHaveTextContent('IDR 25,000');
    await expect(document.documentElement).toHaveAttribute('lang', 'en');
  },
};

/** The same from right to left. */
export const PseudoRightToLeft: Story = {
  ...Pseudo,
  globals: { locale: 'ar-XB' },
  play: async (context) => {
    await expect(document.documentElement).toHaveAttribute('dir', 'rtl');
    await Pseudo.play?.(context);
  },
};

/** And all is as it was for the story after it. */
export const Usual: Story = {
  play: async ({ canvas }) => {
    await expect(getComputedStyle(document.documentElement).fontSize).toBe('16px');
    await expect(document.documentElement).toHaveAttribute('data-theme', 'light');
    await expect(document.documentElement).toHaveAttribute('dir', 'ltr');
    await expect(document.documentElement).toHaveAttribute('lang', 'en');
    await expect(document.documentElement).not.toHaveAttribute('data-density');
    await expect(matchMedia(wide).matches).toBe(true);
    await expect(canvas.getByText('early')).toBeVisible();
  },
};
