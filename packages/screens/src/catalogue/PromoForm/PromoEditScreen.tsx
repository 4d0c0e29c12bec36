import { usePromo } from '@seduh/api-client';
import { EditSkeleton } from '../EditSkeleton';
import { EditTrouble } from '../EditTrouble';
import { paths } from '../../lib/paths';
import { PromoEditForm } from './PromoEditForm';

export interface PromoEditScreenProps {
  /** The promo's id, as the URL has it. */
  id: string;
  onCancel: () => void;
  /** It is saved. */
  onSaved: () => void;
}

/** A promo to be changed. */
export function PromoEditScreen({ id, onCancel, onSaved }: PromoEditScreenProps) {
  const { data: promo, error, retry } = usePromo(id);
  // another promo starts with nothing typed
  if (promo) return <PromoEditForm key={id} promo={promo} onCancel={onCancel} onSaved={onSaved} />;
  if (!error) return <EditSkeleton what="promo" />;
  const back = { label: 'See all promos', href: paths.promos };
  return <EditTrouble what="promo" error={error} onRetry={retry} back={back} />;
}
