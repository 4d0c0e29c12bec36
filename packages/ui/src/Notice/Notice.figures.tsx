import type { Figures } from '../guide/types';
import { Clock } from '../icons';
import { Notice } from './Notice';
import type { guide } from './Notice.guide';

export default {
  anatomy: <Notice icon={<Clock />}>Delivery on Monday to Friday at 1 - 7 pm</Notice>,
  pairs: {
    rule: {
      do: <Notice>Choose at least 1</Notice>,
      dont: <Notice>Your address has just been saved</Notice>,
    },
    one: {
      do: <Notice>Delivery on Monday to Friday at 1 - 7 pm</Notice>,
      dont: (
        <>
          <Notice>Delivery on working days</Notice>
          <Notice>From 1 pm on</Notice>
          <Notice>Until 7 pm</Notice>
        </>
      ),
    },
  },
} satisfies Figures<typeof guide>;
