import type { Figures } from '../guide/types';
import { Steps, type StepsProps } from './Steps';
import type { guide } from './Steps.guide';

const steps = ['Order', 'Checkout', 'Payment'];

/** It is as wide as its place, which has no width of its own here. */
const Wide = (props: Omit<StepsProps, 'current'>) => (
  <div style={{ inlineSize: '100%' }}>
    <Steps {...props} current={1} />
  </div>
);

export default {
  anatomy: <Wide steps={steps} />,
  pairs: {
    few: {
      do: <Wide label="Three steps" steps={steps} />,
      dont: <Wide label="Seven steps" steps={['Name', 'Phone', 'Street', 'City', 'Note', 'Card', 'Pay']} />,
    },
    names: {
      do: <Wide label="Steps with names" steps={steps} />,
      dont: <Wide label="Steps with numbers" steps={['Step 1', 'Step 2', 'Step 3']} />,
    },
  },
} satisfies Figures<typeof guide>;
