import type { Meta, StoryObj } from '@storybook/react-vite';
import { useArgs } from 'storybook/preview-api';
import { fn } from 'storybook/test';
import { pictureUrl } from '../frames/frame';
import { initialGlobals } from '../toolbar/globals';
import type { Choice } from './choice';
import { Gallery } from './Gallery';

/** What the toolbar says beyond what the page itself offers: all frames are opened with it. */
function toolbarSays(globals: Record<string, unknown>): Record<string, string> {
  const usual: Record<string, unknown> = { ...initialGlobals, theme: globals.theme, viewport: globals.viewport };
  const said = Object.entries(globals).filter(([name, value]) => value !== '' && value !== usual[name]);
  return Object.fromEntries(said.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])));
}

/** What is chosen stands in the arguments, and so in the address: a link shows another person the same. */
const meta = {
  title: 'Gallery',
  component: Gallery,
  args: { screen: '', state: '', width: 'both', theme: 'both', height: 'screen', onChange: fn(), addressOf: fn() },
  argTypes: {
    width: { control: 'inline-radio', options: ['both', 'phone', 'desktop'] },
    theme: { control: 'inline-radio', options: ['both', 'light', 'dark'] },
    height: { control: 'inline-radio', options: ['screen', 'page'] },
  },
  parameters: { layout: 'fullscreen', conditions: false },
  // its pictures are other stories' pictures
  tags: ['!autodocs', '!visual'],
  render: function Live(args, { globals }) {
    const [, change] = useArgs<Choice>();
    // a story's play looks at once, and finds what has arrived only where nothing moves
    const said = { motion: 'reduced', ...toolbarSays(globals) };
    return <Gallery {...args} onChange={change} addressOf={(id, theme) => pictureUrl(id, { ...said, theme })} />;
  },
} satisfies Meta<typeof Gallery>;

export default meta;
type Story = StoryObj<typeof meta>;

const GalleryPage: Story = {};
export { GalleryPage as Gallery };
