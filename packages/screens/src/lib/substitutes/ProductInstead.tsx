import { useAvoids, useProduct, useSession } from '@seduh/api-client';
import type { ProductDetail } from '@seduh/contract';
import { cupWarning, productName } from '@seduh/domain';
import { formatRupiah, LinkButton, useMoney } from '@seduh/ui';
import { paths } from '../paths';
import { useLanguage, useWords } from '../words/words';
import { substituteWords } from './words';

/**
 * What is offered instead of a product that is sold out, with the way to it; not what contains, whatever is chosen of it,
 * what its customer asked to be warned of.
 */
export default function ProductInstead({ product }: { product: ProductDetail }) {
  const m = useWords(substituteWords);
  const language = useLanguage();
  const money = useMoney();
  const { substitute } = product;
  const isKept = useKept(substitute?.id);
  if (!substitute || isKept) return null;
  const name = productName(substitute, language);
  return (
    <>
      {/* not compared: what sizes and options add may be others there */}
      <p>{m.offer(productName(product, language), name, formatRupiah(substitute.price, money))}</p>
      <p>
        <LinkButton variant="line" size="sm" href={paths.product(substitute.id)}>
          {m.see(name)}
        </LinkButton>
      </p>
    </>
  );
}

/** Whether this product is kept from who is logged in, or may have to be: better no offer than that one. */
function useKept(id: string | undefined): boolean {
  const { status } = useSession();
  const { avoids } = useAvoids();
  const asks = status === 'in' && avoids?.length !== 0;
  const { data } = useProduct(asks && avoids && id ? id : null);
  if (!asks) return status === 'unknown';
  // nothing chosen: what each of the choices contains is in it for sure
  return !avoids || !data || Boolean(cupWarning(data, [], avoids)?.contains.length);
}
