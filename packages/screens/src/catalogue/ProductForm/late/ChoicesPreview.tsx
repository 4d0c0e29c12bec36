'use no memo'; // a form for staff: what remembering costs in bytes, nobody would notice in time

import type { ProductDetail, ProductOptionGroup } from '@seduh/contract';
import { CupContents } from '../../../lib/options/CupContents';
import { OptionFields } from '../../../lib/options/OptionFields';
import { useOptions } from '../../../lib/options/useOptions';
import { useWords } from '../../../lib/words/words';
import { containsOf, type OptionsDraft } from '../productOptions';
import { productOptionsWords } from './words';

interface ChoicesPreviewProps {
  groups: ProductOptionGroup[];
  draft: OptionsDraft;
  product: ProductDetail | undefined;
}

/** What customers are asked, as it stands in the form: to be looked at. Each group above says the same in words. */
export function ChoicesPreview({ groups, draft, product }: ChoicesPreviewProps) {
  const m = useWords(productOptionsWords);
  // nothing is ever chosen here, so it always shows the defaults
  const options = useOptions({ option_groups: groups, contains: containsOf(draft, product) });
  return (
    <section className="edit-asked" aria-label={m.preview}>
      <h2 className="sd-legend">{m.preview}</h2>
      <div className="edit-asked-groups" inert>
        <OptionFields groups={groups} options={options} />
      </div>
      <CupContents contents={options.contents} />
    </section>
  );
}
