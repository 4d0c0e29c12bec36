import type { ApiError } from '@seduh/api-client';
import type { ProductsQuery } from '../lib/paths';
import { MenuEmpty } from './MenuEmpty';
import { MenuError } from './MenuError';

export interface MenuTroubleProps {
  query: ProductsQuery;
  /** Why the list did not come; without it, it came empty. */
  error?: ApiError;
  onRetry: () => void;
}

/** In place of the list. */
export default function MenuTrouble({ query, error, onRetry }: MenuTroubleProps) {
  return error ? <MenuError error={error} onRetry={onRetry} /> : <MenuEmpty query={query} />;
}
