import type { Figures } from '../guide/types';
import { Brand } from './Brand';
import type { guide } from './Brand.guide';

export default {
  anatomy: <Brand href="#home" />,
  pairs: {
    'name-only': {
      do: <Brand href="#home" />,
      dont: <Brand href="#home" name="Seduh, brewed for you" />,
    },
  },
} satisfies Figures<typeof guide>;
