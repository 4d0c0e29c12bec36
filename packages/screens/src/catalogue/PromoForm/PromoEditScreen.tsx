'use no memo'; // a form for staff: what remembering costs in bytes, nobody would notice in time

import { editPromo, usePromo } from '@seduh/api-client';
import { Suspense } from 'react';
import { paths } from '../../lib/paths';
import { EditForm, type EditScreenProps } from '../EditForm';
import { promoFigures } from './lazy';
import { usePromoKind } from './PromoFields';
import { usePromoFormWords } from './words';

/** A promo to be changed. */
export function PromoEditScreen(props: EditScreenProps) {
  const m = usePromoFormWords();
  const kind = usePromoKind();
  return (
    <EditForm
      {...kind}
      {...props}
      loaded={usePromo(props.id)}
      back={paths.promos}
      save={(base, changes, image) => editPromo(base.id, changes, image)}
      nameOf={({ code }) => code}
      headingOf={({ promo_name }) => promo_name}
      foot={({ id }) => (
        <div className="edit-foot">
          <Suspense>
            <promoFigures.Part id={id} />
          </Suspense>
        </div>
      )}
      crumbsOf={() => [{ label: m.promos, href: paths.promos }, { label: m.promo.edit }]}
    />
  );
}
