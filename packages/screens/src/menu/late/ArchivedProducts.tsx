import { bringBackProduct, useArchivedProducts } from '@seduh/api-client';
import type { ProductSummary } from '@seduh/contract';
import { imageSources } from '@seduh/contract/constants';
import { productName } from '@seduh/domain';
import { Breadcrumb, Button, EmptyState, Link, LinkButton, Pager, Price, Thumb, toast } from '@seduh/ui';
import { useEffect, useRef } from 'react';
import { paths } from '../../lib/paths';
import { LoadFailed } from '../../lib/page/LoadFailed';
import { Waiting } from '../../lib/page/Waiting';
import { PageTitle } from '../../lib/page/PageTitle';
import { toastRefusal, useSubmit } from '../../lib/useSubmit';
import { useLanguage, useWords } from '../../lib/words/words';
import { cardWords } from '../../lib/card/words';
import { lateWords } from './words';
import './Archived.css';

export interface ArchivedProductsProps {
  /** From 1. */
  page: number;
  onPage: (page: number) => void;
}

/** What staff have taken off the menu, and the way back onto it. */
export default function ArchivedProducts({ page, onPage }: ArchivedProductsProps) {
  const { data: products, meta, error, isStale, retry } = useArchivedProducts(page);
  const m = useWords(lateWords);
  const heading = useRef<HTMLHeadingElement>(null);
  // in place of the menu the page has not changed, so nobody else brings the focus here
  useEffect(() => heading.current?.focus(), []);

  if (error && !products) {
    return <LoadFailed pageTitle={m.offMenu} title={m.archiveFailed} error={error} onRetry={retry} />;
  }
  return (
    <div className="sd-wrap archived">
      <PageTitle>{m.offMenu}</PageTitle>
      <Breadcrumb items={[{ label: m.products, href: paths.products() }, { label: m.offMenu }]} />
      <h1 ref={heading} tabIndex={-1} className="sd-display sd-t-1">
        {m.offMenu}
      </h1>
      {!products ? (
        <Waiting label={m.loading} rows={3} className="archived-list" rowClass="archived-wait" />
      ) : products.length === 0 ? (
        <EmptyState
          title={m.allOn}
          text={m.keptHere}
          action={<LinkButton href={paths.products()}>{m.menu}</LinkButton>}
        />
      ) : (
        <ul className="archived-list" aria-busy={isStale}>
          {products.map((product) => (
            <ArchivedProduct key={product.id} product={product} onBack={() => heading.current?.focus()} />
          ))}
        </ul>
      )}
      {meta && meta.totalPage > 1 && (
        <Pager page={meta.page} totalPage={meta.totalPage} busy={isStale} onPage={onPage} />
      )}
    </div>
  );
}

interface ArchivedProductProps {
  product: ProductSummary;
  /** It goes from the list, and the focus with it. */
  onBack: () => void;
}

/** A product that is off the menu: its name, and the way back. */
function ArchivedProduct({ product, onBack }: ArchivedProductProps) {
  const { submit, busy, problem } = useSubmit();
  const m = useWords(lateWords);
  const cards = useWords(cardWords);
  const { id, category_id: category, price, image } = product;
  const name = productName(product, useLanguage());

  const bringBack = () =>
    submit(async () => {
      await bringBackProduct(id);
      toast.success(m.isBack(name));
      onBack();
    }, toastRefusal);

  return (
    <li className="archived-item">
      <Thumb image={imageSources(image)} />
      <div className="archived-text">
        <h2 className="archived-name">
          <Link href={paths.productEdit(id)}>{name}</Link>
        </h2>
        <p className="sd-small sd-muted">
          {cards.categories[category]}, <Price amount={price} />
        </p>
        {problem && (
          <p className="sd-error" role="alert">
            {problem}
          </p>
        )}
      </div>
      <Button
        variant="line"
        size="sm"
        loading={busy}
        aria-label={m.bringBackOne(name)}
        onClick={() => void bringBack()}
      >
        {m.bringBack}
      </Button>
    </li>
  );
}
