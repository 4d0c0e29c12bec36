import { useAvoids } from '@seduh/api-client';
import { cupWarning, type ProductWithContents } from '@seduh/domain';
import { Button, TriangleAlert } from '@seduh/ui';
import { useEffect, useState } from 'react';
import { useWords } from '../words/words';
import LineWarning from './LineWarning';
import { warningWords } from './words';

export interface ChosenWarningProps {
  product: ProductWithContents;
  /** The options chosen of it. */
  optionIds: readonly number[];
}

/** What of a cup, as it is chosen, whoever is logged in asked to be warned of; said anew as the choice changes. */
export default function ChosenWarning({ product, optionIds }: ChosenWarningProps) {
  const m = useWords(warningWords);
  const { avoids, isFailed, retry } = useAvoids();
  const [isSaid, setIsSaid] = useState(false);
  // what a live region comes with is not read aloud, only what changes in it
  useEffect(() => {
    const timer = setTimeout(() => setIsSaid(true));
    return () => clearTimeout(timer);
  }, []);
  const warning = avoids && cupWarning(product, optionIds, avoids);
  return (
    <>
      <div role="status">
        {isSaid && warning && <LineWarning warning={warning} />}
        {isSaid && isFailed && (
          <p className="warning sd-small">
            <TriangleAlert />
            <span>{m.notLoaded}</span>
          </p>
        )}
      </div>
      {isFailed && (
        <Button variant="line" size="sm" onClick={retry}>
          {m.again}
        </Button>
      )}
    </>
  );
}
