import type { Figures } from '../guide/types';
import { Pencil } from '../icons';
import { Link } from '../Link';
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
          <Link href="#help" className="sd-link">
            Ask a staff
          </Link>
          <LinkButton href="#login" variant="line">
            Login
          </LinkButton>
          <LinkButton href="#register">Sign up</LinkButton>
        </>
      ),
      dont: (
        <>
          <LinkButton href="#help">Ask a staff</LinkButton>
          <LinkButton href="#login">Login</LinkButton>
          <LinkButton href="#register">Sign up</LinkButton>
        </>
      ),
    },
  },
} satisfies Figures<typeof guide>;
