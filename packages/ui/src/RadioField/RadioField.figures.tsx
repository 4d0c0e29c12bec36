import { useState } from 'react';
import type { Figures } from '../guide/types';
import { RadioField, type RadioFieldProps } from './RadioField';
import type { guide } from './RadioField.guide';

/** A question of which one answer can be picked. */
function Asked({
  answers,
  value: first,
  ...rest
}: Pick<RadioFieldProps, 'legend' | 'value' | 'hint'> & { answers: string[] }) {
  const [value, setValue] = useState(first);
  const options = answers.map((label) => ({ value: label, label }));
  return <RadioField {...rest} {...{ options, value }} onChange={setValue} />;
}

export default {
  anatomy: <Asked legend="Milk" answers={['Dairy', 'Oat', 'None']} value="Dairy" hint="Oat costs the same." />,
  pairs: {
    question: {
      do: <Asked legend="Milk" answers={['Dairy', 'Oat', 'None']} value="Oat" />,
      dont: (
        <Asked
          legend="Milk"
          answers={['I want dairy milk', 'I want oat milk', 'I want no milk']}
          value="I want oat milk"
        />
      ),
    },
    none: {
      do: <Asked legend="Where to" answers={['For here', 'To go']} value={null} />,
      dont: <Asked legend="Where to" answers={['For here', 'To go']} value="For here" />,
    },
  },
} satisfies Figures<typeof guide>;
