import type { ApiError } from '@seduh/api-client';
import { LoadFailed } from '../lib/page/LoadFailed';
import { NotFound } from '../lib/page/NotFound';

export interface EditTroubleProps {
  /** `product`, `promo`. */
  what: string;
  error: ApiError;
  onRetry: () => void;
  /** Where the others are. */
  back: { label: string; href: string };
}

/** In place of a form whose product or promo is not there, or did not come. */
export function EditTrouble({ what, error, onRetry, back }: EditTroubleProps) {
  if (error.status === 404) {
    return (
      <NotFound
        pageTitle={`No such ${what}`}
        title={`There is no such ${what}`}
        text="The address may have a typo."
        href={back.href}
        action={back.label}
      />
    );
  }
  return <LoadFailed pageTitle={`Edit ${what}`} title={`This ${what} did not come`} error={error} onRetry={onRetry} />;
}
