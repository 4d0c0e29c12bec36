import { rani, showProfile } from '@seduh/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { atProfile, edit } from '../../testing/profile';

const meta = { ...atProfile, title: 'Screens/Profile/Fields' } satisfies Meta<typeof atProfile.component>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  // as Success of the profile
  tags: ['!visual'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Edit profile' })).toBeVisible();
  },
};

/** Everything there is to a person, by its own name. */
export const InTheForm: Story = {
  ...Default,
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await edit(canvas);
    const values = {
      Email: rani.email,
      Phone: rani.phone,
      'Delivery address': rani.address,
      'Display name': rani.display_name,
      'First name': rani.first_name,
      'Last name': rani.last_name,
      Birthday: '17/04/1996',
    };
    for (const [label, value] of Object.entries(values)) {
      await expect(canvas.getByLabelText(label, { selector: 'input, textarea' })).toHaveValue(value);
    }
    const gender = within(canvas.getByRole('radiogroup', { name: 'Gender' }));
    await expect(gender.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual(['Male', 'Female']);
  },
};

export const NoDisplayName: Story = {
  tags: ['posed'],
  beforeEach({ msw }) {
    msw.use(showProfile({ ...rani, display_name: null }));
  },
  play: async ({ canvas }) => {
    await edit(canvas);
    await expect(canvas.getByLabelText('Display name')).toHaveAttribute('placeholder', 'your name here');
  },
};
