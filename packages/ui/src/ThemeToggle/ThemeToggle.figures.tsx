import type { Figures } from '../guide/types';
import { ThemeToggle } from './ThemeToggle';
import type { guide } from './ThemeToggle.guide';

const still = () => {};

export default {
  anatomy: <ThemeToggle theme="light" outlined onChange={still} />,
  pairs: {
    icon: {
      do: <ThemeToggle theme="light" onChange={still} />,
      dont: (
        <>
          <ThemeToggle theme="light" onChange={still} /> Light theme
        </>
      ),
    },
  },
} satisfies Figures<typeof guide>;
