import { createPromo } from '@seduh/api-client';
import { paths } from '../../lib/paths';
import { NewForm, type NewScreenProps } from '../NewForm';
import { promoKind } from './PromoFields';

/** A new promo: filled in, seen as a ticket, asked about, running. */
export function PromoNewScreen(props: NewScreenProps) {
  return (
    <NewForm
      {...promoKind}
      {...props}
      heading="A reason to come back"
      create={async (promo, image) => ({
        title: (await createPromo(promo, image)).msg,
        actions: [
          { label: 'Back to all products', href: paths.products() },
          // the words are the spec's; a promo is seen among the products, in today's panel
          { label: 'See this product', href: paths.products() },
        ],
      })}
    />
  );
}
