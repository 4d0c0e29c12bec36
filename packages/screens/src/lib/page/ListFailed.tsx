import type { ApiError } from '@seduh/api-client';
import { Button, EmptyState, type EmptyStateProps } from '@seduh/ui';
import { useWords } from '../words/words';
import { pageWords } from './words';

export interface ListFailedProps extends Pick<EmptyStateProps, 'className' | 'headingLevel'> {
  /** What could not be had: `The orders did not come`. */
  title: string;
  error: ApiError;
  onRetry: () => void;
}

/** In place of a part of a page that could not be had: why, and another try. */
export function ListFailed({ title, error, onRetry, ...rest }: ListFailedProps) {
  const m = useWords(pageWords);
  const isOffline = error.code === 'NETWORK';
  return (
    <EmptyState
      role="alert"
      glass={isOffline ? 'dashed' : 'tipped'}
      title={isOffline ? m.offline : title}
      text={error.msg}
      action={<Button onClick={onRetry}>{m.tryAgain}</Button>}
      {...rest}
    />
  );
}
