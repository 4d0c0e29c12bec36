import type { Figures } from '../guide/types';
import { Pencil } from '../icons';
import { LinkButton } from './LinkButton';
import type { guide } from './LinkButton.guide';

export default {
  anatomy: (
    <LinkButton href="#edit" size="lg" icon={<Pencil />}>
      Edit Product
    </LinkButton>
  ),
  pairs: {
    'where-to': {
      do: <LinkButton href="#menu">See the menu</LinkButton>,
      dont: <LinkButton href="#menu">Click here</LinkButton>,
    },
    weight: {
      do: (
        <>
          <LinkButton href="#login" variant="quiet">
            Login
          </LinkButton>
          <LinkButton href="#register">Sign up</LinkButton>
        </>
      ),
      dont: (
        <>
          <LinkButton href="#login">Login</LinkButton>
          <LinkButton href="#register">Sign up</LinkButton>
        </>
      ),
    },
  },
} satisfies Figures<typeof guide>;
