import type { ReactElement } from 'react';
import type { LinkTarget } from '../Link';

/** Where the mark and the name of a bar lead. */
export type BrandTarget =
  | {
      /** Where the mark and the name lead. Not needed beside `brandRender`. */
      brandHref: string;
      /** A link of the app's own for mark and name, `<Link to="/" />`. */
      brandRender?: ReactElement;
    }
  | {
      /** Where the mark and the name lead, where `brandRender` leaves that open. */
      brandHref?: string;
      /** A link of the app's own for mark and name. */
      brandRender: ReactElement;
    };

/** The same in `Brand`'s own words. */
export const brandTarget = (href: string | undefined, render: ReactElement | undefined) =>
  ({ href, render }) as LinkTarget;
