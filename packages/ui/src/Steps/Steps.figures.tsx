import type { Figures } from '../guide/types';
import { Steps } from './Steps';
import type { guide } from './Steps.guide';

const steps = ['Order', 'Checkout', 'Payment'];

export default {
  // it is as wide as its place, which has no width of its own here
  anatomy: (
    <div style={{ inlineSize: '100%' }}>
      <Steps steps={steps} current={1} />
    </div>
  ),
  pairs: {
    few: {
      do: <Steps label="Three steps" steps={steps} current={1} />,
      dont: (
        <Steps label="Seven steps" steps={['Name', 'Phone', 'Street', 'City', 'Note', 'Card', 'Pay']} current={1} />
      ),
    },
    names: {
      do: <Steps label="Steps with names" steps={steps} current={1} />,
      dont: <Steps label="Steps with numbers" steps={['Step 1', 'Step 2', 'Step 3']} current={1} />,
    },
  },
} satisfies Figures<typeof guide>;
