import type { Figures } from '../guide/types';
import { Pager } from '../Pager';
import { indonesian } from '../phrases/id';
import { Price } from '../Price';
import { QuantityStepper } from '../QuantityStepper';
import { LocaleProvider } from './LocaleProvider';
import type { guide } from './LocaleProvider.guide';

const nothing = () => {};

export default {
  anatomy: (
    <div lang="id">
      <LocaleProvider locale="id" phrases={indonesian}>
        <Pager page={2} totalPage={12} onPage={nothing} />
      </LocaleProvider>
    </div>
  ),
  pairs: {
    whole: {
      do: (
        <div lang="id">
          <LocaleProvider locale="id" phrases={indonesian}>
            <p>
              Total <Price amount={50_000} />
            </p>
          </LocaleProvider>
        </div>
      ),
      dont: (
        <div lang="id">
          <p>
            Total <Price amount={50_000} />
          </p>
        </div>
      ),
    },
    few: {
      do: (
        <LocaleProvider phrases={{ QuantityStepper: { less: 'One cup less', more: 'One cup more' } }}>
          <QuantityStepper label="Cups" defaultValue={2} />
        </LocaleProvider>
      ),
      dont: (
        <LocaleProvider phrases={{ QuantityStepper: { less: '−', more: '+' } }}>
          <QuantityStepper label="Cups to take away" defaultValue={2} />
        </LocaleProvider>
      ),
    },
  },
} satisfies Figures<typeof guide>;
