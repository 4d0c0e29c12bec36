import { languageOffer, LanguageSwitch } from '@seduh/screens/language';
import { LowDataSwitch } from '@seduh/screens/low-data';
import { Toaster } from '@seduh/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Suspense } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import './Shell.css';

/** The last line of a page for visitors, once the page has come to rest: the shell's own waits for that. */
function LastLine() {
  return (
    <div className="last-line sd-on-roast">
      <div className="sd-wrap">
        <LanguageSwitch />
        <LowDataSwitch />
      </div>
      <Suspense>
        <languageOffer.Part />
      </Suspense>
    </div>
  );
}

const meta = {
  title: 'Screens/Shell/Last line',
  component: LastLine,
  parameters: { layout: 'fullscreen', page: false },
  decorators: [
    (Story) => (
      <main>
        <h1 className="sd-wrap sd-display sd-t-1">The page stands here</h1>
        <Story />
        <Toaster />
      </main>
    ),
  ],
} satisfies Meta<typeof LastLine>;

export default meta;
type Story = StoryObj<typeof meta>;

const forget = () => {
  document.cookie = 'low-data=on; path=/; max-age=-1';
};
/** A browser that lists these. */
const browserOf = (...languages: string[]) => {
  Object.defineProperty(navigator, 'languages', { configurable: true, value: languages });
  return () => void Reflect.deleteProperty(navigator, 'languages');
};

export const Default: Story = {
  beforeEach: () => browserOf('en-GB'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Save data' })).toHaveAttribute('aria-pressed', 'false');
    await expect(canvas.queryByRole('link', { name: /Baca/ })).toBeNull();
  },
};

/** Small pictures, and nothing ahead. */
export const SavingData: Story = {
  beforeEach() {
    document.cookie = 'low-data=on; path=/';
    const reset = browserOf('en-GB');
    return () => {
      forget();
      reset();
    };
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Save data' })).toHaveAttribute('aria-pressed', 'true');
  },
};

/** Somebody shared an English page with a browser in Indonesian. */
export const OffersIndonesian: Story = {
  beforeEach: () => browserOf('id-ID', 'en'),
  play: async ({ canvas }) => {
    const offer = await canvas.findByRole('link', { name: 'Baca dalam Bahasa Indonesia' });
    await expect(offer).toHaveAttribute('hreflang', 'id');
    await expect(offer.closest('[lang]')).toHaveAttribute('lang', 'id');
    await expect(offer).toHaveAttribute('href', expect.stringMatching(/^\/id/));
  },
};

/** And the other way round, at night on a phone. */
export const OffersEnglish: Story = {
  globals: { locale: 'id', viewport: { value: 'phone' } },
  beforeEach: () => browserOf('en-US', 'id'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Read in English' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Hemat data' })).toBeVisible();
  },
};

/** Declined, it does not come again. */
export const Declining: Story = {
  ...OffersIndonesian,
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Baca dalam Bahasa Indonesia' });
    await userEvent.click(canvas.getByRole('button', { name: 'Tidak, terima kasih' }));
    await expect(canvas.queryByRole('link', { name: 'Baca dalam Bahasa Indonesia' })).toBeNull();
    await expect(localStorage.getItem('language.declined')).toBe('true');
  },
};

/** Says what it does, and takes it back. */
export const TurningOnAndOff: Story = {
  ...Default,
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Save data' });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await expect(
      await screen.findByText('Small pictures, and nothing loaded ahead, on this device.'),
    ).toBeInTheDocument();
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'false'));
    await expect(document.cookie).not.toContain('low-data');
  },
};
