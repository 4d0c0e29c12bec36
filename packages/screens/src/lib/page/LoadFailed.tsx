import type { ApiError } from '@seduh/api-client';
import { Button, EmptyState } from '@seduh/ui';
import { useWords } from '../words/words';
import { PageTitle } from './PageTitle';
import { pageWords } from './words';

export interface LoadFailedProps {
  /** For the browser's tab. */
  pageTitle: string;
  /** What did not come, as the heading. */
  title: string;
  error: ApiError;
  onRetry: () => void;
}

/** In place of a page whose data could not be had: why, and another try. */
export function LoadFailed({ pageTitle, title, error, onRetry }: LoadFailedProps) {
  const m = useWords(pageWords);
  return (
    <div className="sd-wrap">
      <PageTitle>{pageTitle}</PageTitle>
      <EmptyState
        role="alert"
        headingLevel={1}
        glass={error.code === 'NETWORK' ? 'dashed' : 'tipped'}
        title={title}
        text={error.msg}
        action={<Button onClick={onRetry}>{m.tryAgain}</Button>}
      />
    </div>
  );
}
