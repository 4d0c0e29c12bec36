import type { Pause, Staffing, Table } from '@seduh/contract';
import { STATIONS } from '@seduh/contract/constants';
import type { Fact } from './changes';

/** What is paused, by delivery method or `all`, and until when. */
export const pauseFacts = (pauses: readonly Pause[]): Fact[] =>
  pauses.map(({ delivery_id, until }) => ({
    field: 'paused_until',
    of: delivery_id === null ? 'all' : String(delivery_id),
    value: until,
  }));

/** Who is on, for how long, and what is busy. */
export const staffingFacts = ({
  people,
  until,
  busy_minutes,
}: Pick<Staffing, 'people' | 'until' | 'busy_minutes'>): Fact[] => [
  ...STATIONS.map((of): Fact => ({ field: 'people', of, value: people[of] })),
  { field: 'people_until', value: until },
  { field: 'busy_minutes', value: busy_minutes },
];

/** What staff can change of a table. */
export const tableFacts = ({ label, active }: Pick<Table, 'label' | 'active'>): Fact[] => [
  { field: 'name', value: label },
  { field: 'retired', value: !active },
];
