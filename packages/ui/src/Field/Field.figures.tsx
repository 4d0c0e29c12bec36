import type { Figures } from '../guide/types';
import { Field } from './Field';
import type { guide } from './Field.guide';

export default {
  anatomy: (
    <Field label="Sweetness" hint="Half is what most people like." aside={<p>Now: 50 %</p>}>
      {(control) => <input type="range" defaultValue={50} {...control} />}
    </Field>
  ),
  pairs: {
    tied: {
      do: (
        <Field label="Sweetness" hint="Half is what most people like.">
          {(control) => <input type="range" defaultValue={50} {...control} />}
        </Field>
      ),
      dont: (
        <>
          <p>Sweetness</p>
          <input type="range" defaultValue={50} aria-label="Sweetness" />
          <p>Half is what most people like.</p>
        </>
      ),
    },
    error: {
      do: (
        <Field label="Sweetness" error="The syrup has run out. Choose 0.">
          {(control) => <input type="range" defaultValue={50} {...control} />}
        </Field>
      ),
      dont: (
        <>
          <Field label="Sweetness" error="The syrup has run out. Choose 0.">
            {(control) => <input type="range" defaultValue={50} {...control} />}
          </Field>
          <p>Half is what most people like.</p>
        </>
      ),
    },
  },
} satisfies Figures<typeof guide>;
