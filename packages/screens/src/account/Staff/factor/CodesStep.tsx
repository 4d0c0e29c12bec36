import { useShop } from '@seduh/api-client';
import type { RecoveryCodes } from '@seduh/contract';
import { Button, CopyButton, Download, Printer } from '@seduh/ui';
import { useEffect, useId, useRef } from 'react';
import { saveFile } from '../../../lib/files/saveFile';
import { useWords } from '../../../lib/words/words';
import { factorWords } from './words';

export interface CodesStepProps extends RecoveryCodes {
  /** Said that they are kept. */
  onKept: () => void;
}

/** Recovery codes, this once: to copy, save or print. */
export function CodesStep({ codes, onKept }: CodesStepProps) {
  const m = useWords(factorWords);
  const { data: shop } = useShop();
  const heading = useRef<HTMLHeadingElement>(null);
  const headingId = useId();
  const text = [m.file(shop?.name ?? 'Seduh'), '', ...codes, ''].join('\n');

  // the form that had the focus is gone
  useEffect(() => heading.current?.focus(), []);

  return (
    <section className="acct-form acct-kept" aria-labelledby={headingId}>
      <h3 ref={heading} id={headingId} tabIndex={-1}>
        {m.codes}
      </h3>
      <p>{m.codesWhy}</p>
      <ul className="acct-codes sd-num" dir="ltr" translate="no">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="acct-acts">
        <CopyButton label={m.copyCodes} text={text} />
        <Button
          variant="line"
          size="sm"
          icon={<Download />}
          onClick={() =>
            saveFile({ name: 'seduh-recovery-codes.txt', content: new Blob([text], { type: 'text/plain' }) })
          }
        >
          {m.download}
        </Button>
        <Button variant="line" size="sm" icon={<Printer />} onClick={() => window.print()}>
          {m.print}
        </Button>
      </div>
      <div className="acct-acts">
        <Button onClick={onKept}>{m.kept}</Button>
      </div>
    </section>
  );
}
