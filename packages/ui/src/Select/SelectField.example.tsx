import { SelectField } from '@seduh/ui';
import { useState } from 'react';

const categories = [
  { value: 'coffee', label: 'Coffee' },
  { value: 'non-coffee', label: 'Non Coffee' },
  { value: 'foods', label: 'Foods' },
  { value: 'add-on', label: 'Add on' },
];

export function CategoryField() {
  const [category, setCategory] = useState('');
  return (
    <SelectField
      label="Category"
      name="category"
      options={categories}
      placeholder="Choose one"
      hint="The tab it is found under."
      value={category}
      onChange={(event) => setCategory(event.target.value)}
    />
  );
}
