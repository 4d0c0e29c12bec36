'use no memo'; // a form for staff: what remembering costs in bytes, nobody would notice in time

import { Banner, Button } from '@seduh/ui';
import type { MissingPartProps } from '../../lib/lazy/retriable';
import { pageWords } from '../../lib/page/words';
import { useWords } from '../../lib/words/words';
import { useProductFormWords } from './words';

/** In place of what comes late of the form, where that could not be loaded. The form leaves all of it as it is. */
export function OptionsMissing({ onRetry, isRetrying }: MissingPartProps) {
  const { optionsMissing } = useProductFormWords();
  const { tryAgain } = useWords(pageWords);
  return (
    <>
      <Banner tone="bad">{optionsMissing}</Banner>
      <div className="edit-choices">
        <Button variant="line" loading={isRetrying} onClick={onRetry}>
          {tryAgain}
        </Button>
      </div>
    </>
  );
}
