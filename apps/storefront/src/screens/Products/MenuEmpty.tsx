import { EmptyState, LinkButton } from '@seduh/ui';
import { paths, type ProductsQuery } from '../../paths';

/** In place of a list without products: why, and the way out. */
export function MenuEmpty({ query }: { query: ProductsQuery }) {
  if (query.page > 1) {
    return (
      <EmptyState
        headingLevel={3}
        title="The menu ends before this page"
        text="There are fewer pages than that."
        action={<LinkButton href={paths.products({ ...query, page: 1 })}>Back to page 1</LinkButton>}
      />
    );
  }
  if (query.search) {
    return (
      <EmptyState
        headingLevel={3}
        glass="dashed"
        title="Not on this menu"
        text={`Nothing is called "${query.search}". Try a shorter word, or look at everything.`}
        action={<LinkButton href={paths.products()}>See the whole menu</LinkButton>}
      />
    );
  }
  return (
    <EmptyState
      headingLevel={3}
      title="This shelf is empty"
      text="Nothing is in this category today."
      action={<LinkButton href={paths.products()}>See the whole menu</LinkButton>}
    />
  );
}
