import { promos } from '@seduh/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { PromoEditScreen } from './PromoEditScreen';

const meta = {
  title: 'Screens/PromoForm/Edit languages',
  component: PromoEditScreen,
  args: { id: promos[0]?.id ?? '', onCancel: fn(), onDone: fn() },
  parameters: { layout: 'fullscreen', session: 'admin' },
} satisfies Meta<typeof PromoEditScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The form as Indonesian staff read it, with the ticket as their customers will. */
export const Indonesian: Story = {
  globals: { locale: 'id' },
  play: async ({ canvas }) => {
    const name = await canvas.findByLabelText('Nama dalam Bahasa Indonesia');
    await expect(name).toHaveAttribute('placeholder', 'Piring sore, diskon 20%');
    await expect(canvas.getByLabelText('Nama')).toHaveAttribute('placeholder', 'Afternoon plate, 20% off');
    await expect(canvas.getByText('Piring sore, diskon 20%')).toBeVisible();
  },
};

export const IndonesianOnAPhone: Story = {
  ...Indonesian,
  globals: { locale: 'id', viewport: { value: 'phone' } },
};

/** The ticket follows what is typed; one that is emptied goes by the main name. */
export const TheTicketFollows: Story = {
  globals: { locale: 'id' },
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const name = await canvas.findByLabelText('Nama dalam Bahasa Indonesia');
    await userEvent.click(name);
    await userEvent.keyboard('Piring malam');
    await expect(canvas.getByText('Piring malam')).toBeVisible();
    await userEvent.clear(name);
    await expect(canvas.queryByText('Piring malam')).toBeNull();
    await expect(canvas.getAllByText('Afternoon plate, 20% off')[0]).toBeVisible();
  },
};
