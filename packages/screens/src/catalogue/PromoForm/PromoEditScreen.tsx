import { editPromo, usePromo } from '@seduh/api-client';
import { paths } from '../../lib/paths';
import { EditForm, type EditScreenProps } from '../EditForm';
import { NoForm } from '../EditFrame';
import { PromoFields, PromoSide } from './PromoFields';
import { printOf, promoForm } from './promoForm';

/** A promo to be changed. */
export function PromoEditScreen({ id, onCancel, onSaved }: EditScreenProps) {
  const { data: promo, error, retry } = usePromo(id);
  if (!promo) {
    const back = { label: 'See all promos', href: paths.promos };
    return <NoForm what="promo" error={error} onRetry={retry} back={back} />;
  }
  return (
    <EditForm
      // another promo starts with nothing typed
      key={id}
      what="Promo"
      item={promo}
      form={promoForm}
      save={(base, changes, image) => editPromo(base.id, changes, image)}
      nameOf={({ code }) => code}
      headingOf={({ promo_name }) => promo_name}
      crumbsOf={() => [{ label: 'Promos', href: paths.promos }]}
      title="Edit promo"
      side={(picker, draft, base) => <PromoSide {...picker} print={printOf(draft, base)} />}
      fields={(props) => <PromoFields {...props} />}
      onCancel={onCancel}
      onSaved={onSaved}
    />
  );
}
