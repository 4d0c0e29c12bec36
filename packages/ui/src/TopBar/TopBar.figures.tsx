import { Button } from '../Button';
import type { Figures } from '../guide/types';
import { Link } from '../Link';
import type { guide } from './TopBar.guide';

export default {
  anatomy: { story: 'Default', height: '8rem', width: '48rem' },
  pairs: {
    'short-words': {
      do: (
        <>
          <Link href="#product">Product</Link>
          <Link href="#cart">Your Cart</Link>
        </>
      ),
      dont: (
        <>
          <Link href="#product">Browse everything we brew and cook</Link>
          <Link href="#cart">See what you have put in your cart</Link>
        </>
      ),
    },
    'quiet-end': {
      do: (
        <>
          <Button variant="quiet">Login</Button>
          <Button>Sign up</Button>
        </>
      ),
      dont: (
        <>
          <Button>Login</Button>
          <Button>Sign up</Button>
          <Button variant="brand">Get help</Button>
        </>
      ),
    },
  },
} satisfies Figures<typeof guide>;
