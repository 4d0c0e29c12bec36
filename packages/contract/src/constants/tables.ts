// The shop's tables. Apart from the paths of all, which every page carries.
import { withId } from './with-id';

export const TABLE_PATHS = {
  /** All of them, for staff. */
  tables: '/shop/tables',
  table: /* @__PURE__ */ withId('/shop/tables/:id'),
  /** The code of one, for staff: a new one in its place. */
  code: /* @__PURE__ */ withId('/shop/tables/:id/code'),
  /** Which one a link's code is of, for whoever has it. */
  byCode: /* @__PURE__ */ withId('/tables/:id'),
} as const;

export const TABLE_LIMITS = {
  /** Tables that a shop may have, retired ones too. */
  tables: 300,
  /** That are added at a time. */
  added: 100,
  /** Letters of the code in a table's link. */
  codeLength: 6,
  /** How long a device keeps the table whose link was opened. */
  visitHours: 4,
} as const;

/** Letters and digits of which none is taken for another, as a code has them: it may be typed from the tile. */
export const TABLE_CODE_LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
