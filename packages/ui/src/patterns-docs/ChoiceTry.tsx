import { useState } from 'react';
import { CategoryTabs } from '../CategoryTabs';
import { Checkbox } from '../Checkbox';
import { Coffee, CupSoda, Star, Utensils } from '../icons';
import { Segment } from '../Segment';
import { SizePicker } from '../shop/SizePicker';
import { Select } from '../Select';

const periods = ['Daily', 'Weekly', 'Monthly'].map((label) => ({ value: label, label }));
const sorts = ['newest', 'oldest', 'priciest', 'cheapest'].map((label) => ({ value: label, label }));
const sizes = [
  { id: 1, code: 'R', name: 'Regular' },
  { id: 2, code: 'L', name: 'Large' },
  { id: 3, code: 'XL', name: 'Extra Large' },
];
const tabs = [
  { id: 'fav', label: 'Favorites', icon: <Star /> },
  { id: 'coffee', label: 'Coffee', icon: <Coffee /> },
  { id: 'non', label: 'Non Coffe', icon: <CupSoda /> },
  { id: 'food', label: 'Foods', icon: <Utensils /> },
];

/** Each way to choose, with what it is for. */
export function ChoiceTry() {
  const [period, setPeriod] = useState('Monthly');
  const [sort, setSort] = useState('popular');
  const [size, setSize] = useState(1);
  const [tab, setTab] = useState('fav');
  const [agreed, setAgreed] = useState(true);
  return (
    <ul className="doc-choices">
      <li>
        <Segment legend="Period" hideLegend options={periods} value={period} onChange={setPeriod} />
        <p className="sd-small sd-muted">Segment: two or three short answers, the whole page follows at once</p>
      </li>
      <li>
        <CategoryTabs label="Categories" tabs={tabs} value={tab} onChange={setTab} />
        <p className="sd-small sd-muted">Tabs: what is shown below changes; the row scrolls and the next tab peeks</p>
      </li>
      <li>
        <Select label="Sort by" options={sorts} placeholder="popular" value={sort} onChange={setSort} />
        <p className="sd-small sd-muted">Dropdown: four and more, seldom changed; a sheet from below on phones</p>
      </li>
      <li>
        <SizePicker legend="Size" hideLegend options={sizes} value={size} onChange={setSize} />
        <p className="sd-small sd-muted">Tiles: the answers can be drawn</p>
      </li>
      <li>
        <Checkbox label="Less sugar" checked={agreed} onChange={(event) => setAgreed(event.target.checked)} />
        <p className="sd-small sd-muted">Checkbox: yes or no, or several of many</p>
      </li>
    </ul>
  );
}
