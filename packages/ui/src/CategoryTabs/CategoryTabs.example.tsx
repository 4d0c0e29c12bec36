import { CategoryTabs } from '@seduh/ui';
import { useState } from 'react';

const tabs = [
  { id: 'coffee', label: 'Coffee' },
  { id: 'foods', label: 'Foods' },
];

export function Menu({ dishes }: { dishes: { name: string; category: string }[] }) {
  const [category, setCategory] = useState('coffee');
  return (
    <>
      <CategoryTabs label="Category" tabs={tabs} value={category} onChange={setCategory} panelId="menu" />
      <div id="menu" role="tabpanel" aria-labelledby={`menu-${category}`}>
        {dishes
          .filter((dish) => dish.category === category)
          .map(({ name }) => (
            <p key={name}>{name}</p>
          ))}
      </div>
    </>
  );
}
