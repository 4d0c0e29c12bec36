import type { Figures } from '../guide/types';
import { SelectField } from './SelectField';
import type { guide } from './SelectField.guide';

const options = ['Coffee', 'Non Coffee', 'Foods', 'Add on'].map((label) => ({ value: label, label }));
const answers = ['Yes', 'No'].map((label) => ({ value: label, label }));

export default {
  anatomy: (
    <SelectField label="Category" options={options} placeholder="Choose one" hint="The tab it is found under." />
  ),
  pairs: {
    start: {
      do: <SelectField label="Category" options={options} placeholder="Choose one" />,
      dont: <SelectField label="Category" options={options} />,
    },
    few: {
      do: <SelectField label="Category" options={options} defaultValue="Foods" />,
      dont: <SelectField label="Sold out" options={answers} />,
    },
  },
} satisfies Figures<typeof guide>;
