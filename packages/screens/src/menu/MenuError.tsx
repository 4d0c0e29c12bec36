import type { ApiError } from '@seduh/api-client';
import { Button, EmptyState } from '@seduh/ui';

export interface MenuErrorProps {
  error: ApiError;
  onRetry: () => void;
}

/** In the list's place when it could not be had. */
export function MenuError({ error, onRetry }: MenuErrorProps) {
  const isOffline = error.code === 'NETWORK';
  return (
    <EmptyState
      role="alert"
      headingLevel={3}
      glass={isOffline ? 'dashed' : 'tipped'}
      title={isOffline ? 'You are offline' : 'The menu did not come'}
      text={error.msg}
      action={<Button onClick={onRetry}>Try again</Button>}
    />
  );
}
