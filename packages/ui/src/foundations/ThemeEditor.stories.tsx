import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, within } from 'storybook/test';
import { Page } from './Page';
import { ThemeEditor as Editor } from './ThemeEditor';

const meta = {
  title: 'Theme editor',
  component: Editor,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  render: () => (
    <Page
      title="Theme editor"
      lead="Try colours of your own on real parts. Every pair is measured as you go, in both themes."
    >
      <Editor />
    </Page>
  ),
} satisfies Meta<typeof Editor>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ThemeEditor: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Contrast' })).toHaveTextContent(
      /^All \d+ pairs of the light theme pass$/,
    );
    await expect(canvas.getByText('Nothing is changed yet.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Undo' })).toBeDisabled();
  },
};

/** A colour that cannot be told from its ground is told in words, with its figures; none that the parts here show. */
export const FailingContrast: Story = {
  tags: ['!dev', 'posed'],
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'chart-1' });
    await userEvent.clear(field);
    await userEvent.type(field, '#fff');
    await expect(canvas.getByRole('status', { name: 'Contrast' })).toHaveTextContent(
      /^1 of \d+ pairs of the light theme fails$/,
    );
    await expect(canvas.getAllByRole('row')[1]).toHaveTextContent(/chart-1 on raised1\.\d\d3fails/);
  },
};

/** What is no colour changes nothing and says what would be one. */
export const NoColour: Story = {
  tags: ['!dev', 'posed'],
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'accent' });
    await userEvent.clear(field);
    await userEvent.type(field, 'mocha');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(/^“mocha” is no colour\. Write it as #ffba33/);
    await expect(canvas.getByText('Nothing is changed yet.')).toBeVisible();
  },
};

/** Both themes are changed, taken along as CSS and as DTCG, undone, and brought back. */
export const TakesAlongAndBringsBack: Story = {
  tags: ['!dev', 'behaviour'],
  play: async ({ canvas, userEvent }) => {
    const button = (name: string) => canvas.getByRole('button', { name });
    const parts = (theme: string) => canvas.getByRole('group', { name: `Parts in the ${theme} theme` });
    const accent = () => canvas.getByLabelText('Pick accent');
    // a native picker has no keys that a test could press
    await fireEvent.input(accent(), { target: { value: '#7cc4a4' } });
    const keep = within(parts('light')).getByRole('button', { name: 'Keep it' });
    await expect(getComputedStyle(keep).getPropertyValue('--accent')).toBe('#7cc4a4');
    await userEvent.click(canvas.getByRole('radio', { name: 'Dark' }));
    await fireEvent.input(accent(), { target: { value: '#6ab594' } });
    const css = ':root { --accent: #7cc4a4; } [data-theme="dark"] { --accent: #6ab594; }';
    await expect(canvas.getByRole('region', { name: /Only what differs/ })).toHaveTextContent(css);
    const link = canvas.getByRole('link', { name: 'Keep as theme.css' });
    await expect(decodeURIComponent(link.getAttribute('href') ?? '')).toContain('--accent: #6ab594;');

    await userEvent.click(canvas.getByRole('radio', { name: 'DTCG' }));
    const taken = canvas.getByRole('region', { name: /Only what differs/ }).textContent;
    await userEvent.click(button('Undo'));
    await userEvent.click(button('Undo'));
    await expect(canvas.getByText('Nothing is changed yet.')).toBeVisible();

    const back = canvas.getByRole('textbox', { name: 'A theme from here' });
    await userEvent.click(back);
    await userEvent.paste('p { color: red }');
    await userEvent.click(button('Bring it back'));
    await expect(back).toHaveAccessibleDescription(/There is no changed colour in it/);
    await userEvent.clear(back);
    await userEvent.paste(taken);
    await userEvent.click(button('Bring it back'));
    await expect(accent()).toHaveValue('#6ab594');
    await userEvent.click(button('Back to Seduh’s'));
    await expect(accent()).toHaveValue('#ffba33');
  },
};

export const Dark: Story = { ...ThemeEditor, tags: ['!dev', '!visual'], globals: { theme: 'dark' } };
