'use no memo'; // a form for staff: what remembering costs in bytes, nobody would notice in time

import { createPromo } from '@seduh/api-client';
import { paths } from '../../lib/paths';
import { NewForm, type NewScreenProps } from '../NewForm';
import { usePromoKind } from './PromoFields';
import { usePromoFormWords } from './words';

/** A new promo: filled in, seen as a ticket, asked about, running. */
export function PromoNewScreen(props: NewScreenProps) {
  const m = usePromoFormWords();
  const kind = usePromoKind();
  return (
    <NewForm
      {...kind}
      {...props}
      create={async (promo, image) => ({
        title: m.promo.created((await createPromo(promo, image)).data.code),
        actions: [
          { label: m.allProducts, href: paths.products() },
          // the words are the spec's; a promo is seen among the products, in today's panel
          { label: m.thisProduct, href: paths.products() },
        ],
      })}
    />
  );
}
