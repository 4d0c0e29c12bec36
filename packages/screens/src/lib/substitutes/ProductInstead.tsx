import type { ProductDetail } from '@seduh/contract';
import { productName } from '@seduh/domain';
import { formatRupiah, LinkButton, useMoney } from '@seduh/ui';
import { paths } from '../paths';
import { useLanguage, useWords } from '../words/words';
import { substituteWords } from './words';

/** What is offered instead of a product that is sold out, with the way to it. */
export default function ProductInstead({ product }: { product: ProductDetail }) {
  const m = useWords(substituteWords);
  const language = useLanguage();
  const money = useMoney();
  const { substitute } = product;
  if (!substitute) return null;
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
