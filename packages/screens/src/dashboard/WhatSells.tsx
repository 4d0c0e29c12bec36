import type { TopProduct } from '@seduh/contract';
import { imageSources } from '@seduh/contract/constants';
import { Link, Meter, Panel, Thumb } from '@seduh/ui';
import { paths } from '../lib/paths';

/** What was handed over most in the running period, against the best of them. */
export function WhatSells({ products }: { products: TopProduct[] }) {
  const most = products[0]?.sold ?? 0;
  return (
    <Panel
      className="dash-top"
      title="What sells"
      action={
        <Link className="link small" href={paths.products()}>
          All products
        </Link>
      }
    >
      {products.length === 0 ? (
        <p className="muted">Nothing yet. What is handed over is counted here.</p>
      ) : (
        <ol>
          {products.map(({ id, product_name, image, sold }, index) => (
            <li key={id}>
              <Thumb size="sm" image={imageSources(image)} />
              <div>
                <Link className="dash-product clamp-1" href={paths.product(id)}>
                  {product_name}
                </Link>
                <Meter size="sm" label={product_name} value={sold} max={most} tone={index === 0 ? 'brand' : 'muted'} />
              </div>
              <span className="num">
                <b>{sold.toLocaleString('en-US')}</b> sold
              </span>
            </li>
          ))}
        </ol>
      )}
    </Panel>
  );
}
