import { usePromos } from '@seduh/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';

/** Takes for granted that there is a promo. */
function FirstPromo() {
  const { data } = usePromos();
  if (!data) return <h1>Loading</h1>;
  const [{ name }] = data as [{ name: string }];
  return <h1>{name}</h1>;
}

/** Breaks under a fault, on purpose: tests/faults proves that the walk finds it. */
const meta = {
  title: 'Development/Faulty',
  component: FirstPromo,
  tags: ['planted', '!dev', '!autodocs', '!test', '!visual'],
} satisfies Meta<typeof FirstPromo>;
export default meta;

export const Success: StoryObj<typeof meta> = {};
