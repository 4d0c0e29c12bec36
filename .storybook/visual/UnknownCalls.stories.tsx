import { request, type RequestOptions } from '@seduh/api-client';
import { API_PATHS } from '@seduh/contract/constants';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect } from 'storybook/test';

interface CallerProps {
  path: string;
  method: NonNullable<RequestOptions['method']>;
}

/** Calls the API, and shows in words what became of it. */
function Caller({ path, method }: CallerProps) {
  const [said, setSaid] = useState('Asking');
  useEffect(() => {
    request(path, { method }).then(
      ({ msg }) => setSaid(msg),
      ({ message }: Error) => setSaid(message),
    );
  }, [path, method]);
  return <p>{said}</p>;
}

/** Each asks for what no mock knows: the walk over the stories has to turn red by every one of them, and expects that by their tag. */
const meta = {
  title: 'Development/UnknownCalls',
  component: Caller,
  tags: ['throws', '!dev', '!autodocs', '!test', '!visual'],
  args: { path: API_PATHS.products, method: 'GET' },
} satisfies Meta<typeof Caller>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Told on the page too, for whoever looks at a story that makes this mistake. */
export const AnUnknownPath: Story = {
  args: { path: '/beans' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No mock knows GET /api/beans')).toBeVisible();
  },
};

export const AnUnknownMethod: Story = { args: { method: 'PUT' } };
