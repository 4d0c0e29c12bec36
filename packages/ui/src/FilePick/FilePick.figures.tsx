import type { Figures } from '../guide/types';
import { Camera, Images } from '../icons';
import { FilePick } from './FilePick';
import type { guide } from './FilePick.guide';

const picture = { accept: 'image/jpeg,image/png', onPick: () => {} };

export default {
  anatomy: <FilePick {...picture} label="Choose From Gallery" icon={<Images />} />,
  pairs: {
    source: {
      do: (
        <>
          <FilePick {...picture} label="Take Picture" icon={<Camera />} capture="environment" />
          <FilePick {...picture} label="Choose From Gallery" icon={<Images />} />
        </>
      ),
      dont: <FilePick {...picture} label="Upload" icon={<Images />} />,
    },
    aside: {
      do: (
        <>
          <FilePick {...picture} label="Take Picture" icon={<Camera />} />
          <FilePick {...picture} label="Choose From Gallery" icon={<Images />} />
        </>
      ),
      dont: (
        <>
          <FilePick {...picture} label="Take Picture" icon={<Camera />} />
          <FilePick {...picture} label="Choose From Gallery" icon={<Images />} variant="accent" />
        </>
      ),
    },
  },
} satisfies Figures<typeof guide>;
