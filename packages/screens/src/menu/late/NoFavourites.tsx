import { useFavourites } from '@seduh/api-client';
import { EmptyState, LinkButton, ProductGridSkeleton } from '@seduh/ui';
import type { ReactNode } from 'react';
import { ListFailed } from '../../lib/page/ListFailed';
import { paths } from '../../lib/paths';
import { useWords } from '../../lib/words/words';
import { menuWords } from '../words';
import { lateWords } from './words';

export interface NoFavouritesProps {
  /** What is said where some are kept, and the list of them came empty all the same. */
  children: ReactNode;
}

/** In place of favourites: there are none, or they are on another device and on their way, or did not come. */
export function NoFavourites({ children }: NoFavouritesProps) {
  const { ids, isLoading, error, retry } = useFavourites();
  const m = useWords(lateWords);
  const menu = useWords(menuWords);
  if (isLoading) return <ProductGridSkeleton besidePanel loadingLabel={menu.loading} />;
  if (error) return <ListFailed headingLevel={3} title={m.keptFailed} error={error} onRetry={retry} />;
  if (ids?.length) return children;
  return (
    <EmptyState
      headingLevel={3}
      title={m.noneKept}
      text={m.howToKeep}
      action={<LinkButton href={paths.products()}>{m.whole}</LinkButton>}
    />
  );
}
