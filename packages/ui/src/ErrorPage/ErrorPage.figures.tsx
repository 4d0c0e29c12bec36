import { Banner } from '../Banner';
import { Button } from '../Button';
import type { Figures } from '../guide/types';
import { LinkButton } from '../LinkButton';
import type { guide } from './ErrorPage.guide';

export default {
  // a heading of level 1 and most of a screen: a frame of its own
  anatomy: { story: 'Default', height: '43rem' },
  pairs: {
    steps: {
      do: (
        <>
          <LinkButton href="#home">Back to home</LinkButton>
          <LinkButton variant="line" href="#menu">
            See the menu
          </LinkButton>
        </>
      ),
      dont: (
        <>
          <LinkButton href="#home">Home</LinkButton>
          <LinkButton href="#menu">Product</LinkButton>
          <LinkButton href="#cart">Your Cart</LinkButton>
          <LinkButton href="#history">History</LinkButton>
        </>
      ),
    },
    plain: {
      do: (
        <>
          <span>Our fault, not yours. Give us a minute and try again.</span>
          <Button>Reload</Button>
        </>
      ),
      dont: <Banner tone="bad">An unexpected error has occurred. Reference: 7f3a-11c0</Banner>,
    },
  },
} satisfies Figures<typeof guide>;
