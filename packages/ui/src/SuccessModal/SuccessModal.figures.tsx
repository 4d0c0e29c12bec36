import { Button } from '../Button';
import type { Figures } from '../guide/types';
import { LinkButton } from '../LinkButton';
import type { guide } from './SuccessModal.guide';

export default {
  anatomy: { story: 'Default', height: '26rem' },
  pairs: {
    next: {
      do: (
        <>
          <LinkButton href="#product">See this product</LinkButton>
          <LinkButton variant="line" href="#products">
            Back to all products
          </LinkButton>
        </>
      ),
      dont: <Button>OK</Button>,
    },
  },
} satisfies Figures<typeof guide>;
