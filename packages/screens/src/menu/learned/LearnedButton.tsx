import { Button } from '@seduh/ui';
import { Suspense, useRef, useState } from 'react';
import { lazyPart, onDemand } from '../../lib/lazy/lazyPart';
import { useWords } from '../../lib/words/words';
import { learnedWords } from './words';

const learnedDialog = lazyPart(() => import('./LearnedDialog'));

/** Shows staff what products really take to make, beside what is set. */
export default function LearnedButton() {
  const m = useWords(learnedWords);
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button
        ref={button}
        variant="quiet"
        size="sm"
        aria-haspopup="dialog"
        onClick={() => onDemand(learnedDialog, () => setIsOpen(true), m.failed)}
      >
        {m.title}
      </Button>
      {isOpen && (
        <Suspense>
          <learnedDialog.Part
            onClose={() => {
              setIsOpen(false);
              button.current?.focus();
            }}
          />
        </Suspense>
      )}
    </>
  );
}
