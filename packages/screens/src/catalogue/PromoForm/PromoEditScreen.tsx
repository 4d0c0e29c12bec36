import { editPromo, usePromo } from '@seduh/api-client';
import { paths } from '../../lib/paths';
import { EditForm, type EditScreenProps } from '../EditForm';
import { promoKind } from './PromoFields';

/** A promo to be changed. */
export function PromoEditScreen(props: EditScreenProps) {
  return (
    <EditForm
      {...promoKind}
      {...props}
      loaded={usePromo(props.id)}
      back={{ label: 'See all promos', href: paths.promos }}
      save={(base, changes, image) => editPromo(base.id, changes, image)}
      nameOf={({ code }) => code}
      headingOf={({ promo_name }) => promo_name}
      crumbsOf={() => [{ label: 'Promos', href: paths.promos }, { label: 'Edit promo' }]}
    />
  );
}
