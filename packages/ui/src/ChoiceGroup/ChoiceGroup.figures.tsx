import type { Figures } from '../guide/types';
import { ChoiceGroup } from './ChoiceGroup';
import type { guide } from './ChoiceGroup.guide';

/** Two radios of one name. */
function Ways({ name }: { name: string }) {
  return (
    <>
      <label>
        <input type="radio" name={name} defaultChecked /> Dine in
      </label>{' '}
      <label>
        <input type="radio" name={name} /> Pick up
      </label>
    </>
  );
}

export default {
  anatomy: (
    <ChoiceGroup legend="Delivery">
      <Ways name="anatomy" />
    </ChoiceGroup>
  ),
  pairs: {
    legend: {
      do: (
        <ChoiceGroup legend="Delivery">
          <Ways name="do" />
        </ChoiceGroup>
      ),
      dont: (
        <div>
          <p>Delivery</p>
          <Ways name="dont" />
        </div>
      ),
    },
  },
} satisfies Figures<typeof guide>;
