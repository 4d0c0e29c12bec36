import { FilePick } from '../FilePick';
import { matcha } from '../fixtures/pictures';
import type { Figures } from '../guide/types';
import { Images } from '../icons';
import { ImageDrop } from './ImageDrop';
import type { guide } from './ImageDrop.guide';

const picture = { accept: 'image/jpeg,image/png', onPick: () => {} };
const zone = { ...picture, label: 'Drop a picture here' };
const hint = '.jpeg, .jpg or .png, up to 2 Mb.';
const tooLarge = 'File to large. Max. file size 2 Mb';

export default {
  anatomy: (
    <ImageDrop {...zone} image={null} hint={hint}>
      <FilePick {...picture} label="Choose From Gallery" icon={<Images />} />
    </ImageDrop>
  ),
  pairs: {
    hint: {
      do: <ImageDrop {...zone} image={null} hint={hint} />,
      dont: <ImageDrop {...zone} image={null} />,
    },
    keep: {
      do: <ImageDrop {...zone} image={matcha} error={tooLarge} />,
      dont: <ImageDrop {...zone} image={null} error={tooLarge} />,
    },
  },
} satisfies Figures<typeof guide>;
