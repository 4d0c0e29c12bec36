import { editPromo, usePromo } from '@seduh/api-client';
import { paths } from '../../lib/paths';
import { useWords } from '../../lib/words/words';
import { EditForm, type EditScreenProps } from '../EditForm';
import { catalogueWords } from '../words';
import { usePromoKind } from './PromoFields';

/** A promo to be changed. */
export function PromoEditScreen(props: EditScreenProps) {
  const m = useWords(catalogueWords);
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
      crumbsOf={() => [{ label: m.promos, href: paths.promos }, { label: m.promo.edit }]}
    />
  );
}
