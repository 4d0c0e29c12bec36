import { bringBackProduct } from '@seduh/api-client';
import type { ProductSummary } from '@seduh/contract';
import { imageSources } from '@seduh/contract/constants';
import { Button, Link, Price, Thumb, toast } from '@seduh/ui';
import { paths } from '../lib/paths';
import { toastRefusal, useSubmit } from '../lib/useSubmit';

export interface ArchivedProductProps {
  product: ProductSummary;
  /** It goes from the list, and the focus with it. */
  onBack: () => void;
}

/** A product that is off the menu: its name, and the way back. */
export function ArchivedProduct({ product, onBack }: ArchivedProductProps) {
  const { submit, busy, problem } = useSubmit();
  const { id, product_name: name, category_name: category, price, image } = product;

  const bringBack = () =>
    submit(async () => {
      await bringBackProduct(id);
      toast.success(`${name} is back on the menu`);
      onBack();
    }, toastRefusal);

  return (
    <li className="archived-item">
      <Thumb image={imageSources(image)} />
      <div className="archived-text">
        <h2 className="archived-name">
          <Link href={paths.productEdit(id)}>{name}</Link>
        </h2>
        <p className="small muted">
          {category}, <Price amount={price} />
        </p>
        {problem && (
          <p className="error" role="alert">
            {problem}
          </p>
        )}
      </div>
      <Button
        variant="line"
        size="sm"
        loading={busy}
        aria-label={`Bring back ${name}`}
        onClick={() => void bringBack()}
      >
        Bring back
      </Button>
    </li>
  );
}
