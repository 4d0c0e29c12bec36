import { useArchivedProducts } from '@seduh/api-client';
import { Breadcrumb, EmptyState, LinkButton, Pager, Skeleton } from '@seduh/ui';
import { useEffect, useRef } from 'react';
import { paths } from '../lib/paths';
import { LoadFailed } from '../lib/page/LoadFailed';
import { PageTitle } from '../lib/page/PageTitle';
import './Archived.css';
import { ArchivedProduct } from './ArchivedProduct';

export interface ArchivedProductsProps {
  /** From 1. */
  page: number;
  onPage: (page: number) => void;
}

/** What staff have taken off the menu, and the way back onto it. */
export default function ArchivedProducts({ page, onPage }: ArchivedProductsProps) {
  const { data: products, meta, error, isStale, retry } = useArchivedProducts(page);
  const heading = useRef<HTMLHeadingElement>(null);
  // in place of the menu the page has not changed, so nobody else brings the focus here
  useEffect(() => heading.current?.focus(), []);

  if (error && !products) {
    return (
      <LoadFailed pageTitle="Off the menu" title="The archived products did not come" error={error} onRetry={retry} />
    );
  }
  return (
    <div className="wrap archived">
      <PageTitle>Off the menu</PageTitle>
      <Breadcrumb items={[{ label: 'Product', href: paths.products() }, { label: 'Archived' }]} />
      <h1 ref={heading} tabIndex={-1} className="display t-1">
        Off the menu
      </h1>
      {!products ? (
        <div aria-busy="true" className="archived-list">
          <p className="sr" role="status">
            Loading the archived products
          </p>
          {Array.from({ length: 3 }, (_, index) => (
            <Skeleton key={index} className="archived-wait" height="auto" />
          ))}
        </div>
      ) : products.length === 0 ? (
        <EmptyState
          title="Everything is on the menu"
          text="What you archive is kept here."
          action={<LinkButton href={paths.products()}>See the menu</LinkButton>}
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
