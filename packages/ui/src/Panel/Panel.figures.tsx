import { Button } from '../Button';
import type { Figures } from '../guide/types';
import { Panel } from './Panel';
import type { guide } from './Panel.guide';

const edit = (
  <Button variant="quiet" size="sm">
    Edit
  </Button>
);

const address = <p>Jalan Cokroaminoto 88, Menteng.</p>;

export default {
  anatomy: (
    <Panel title="Address details" action={edit}>
      {address}
    </Panel>
  ),
  pairs: {
    'one-matter': {
      do: <Panel title="Address details">{address}</Panel>,
      dont: (
        <Panel title="Delivery">
          <Panel title="Address details" headingLevel={3}>
            {address}
          </Panel>
        </Panel>
      ),
    },
    'quiet-action': {
      do: (
        <Panel title="Where to" action={edit}>
          {address}
        </Panel>
      ),
      dont: (
        <Panel title="Where to" action={<Button size="sm">Edit</Button>}>
          {address}
        </Panel>
      ),
    },
  },
} satisfies Figures<typeof guide>;
