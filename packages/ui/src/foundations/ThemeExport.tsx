import { useId, useState } from 'react';
import { Button } from '../Button';
import { CopyButton } from '../CopyButton';
import { LinkButton } from '../LinkButton';
import { Segment } from '../Segment';
import { TextArea } from '../TextArea';
import { readDraft, toCss, toDtcgText, type ThemeDraft } from './themeDraft';

const kinds = {
  css: { write: toCss, file: 'theme.css', media: 'text/css' },
  dtcg: { write: toDtcgText, file: 'theme.resolver.json', media: 'application/json' },
};

/** What was changed, to copy or to keep as a file. */
export function ThemeExport({ draft }: { draft: ThemeDraft }) {
  const [kind, setKind] = useState<keyof typeof kinds>('css');
  const label = useId();
  const { write, file, media } = kinds[kind];
  const isEmpty = toCss(draft) === '';
  const text = write(draft);
  return (
    <div className="sd-theme-parts">
      <Segment
        legend="As"
        options={[
          { value: 'css', label: 'CSS' },
          { value: 'dtcg', label: 'DTCG' },
        ]}
        value={kind}
        onChange={(value) => setKind(value as keyof typeof kinds)}
      />
      {isEmpty ? (
        <p>Nothing is changed yet.</p>
      ) : (
        <>
          <p id={label}>Only what differs from ours:</p>
          <pre className="sd-theme-code" role="region" aria-labelledby={label}>
            {text}
          </pre>
          <div className="sd-theme-row">
            <CopyButton label="Copy it" text={text} />
            <LinkButton variant="line" href={`data:${media};charset=utf-8,${encodeURIComponent(text)}`} download={file}>
              Keep as {file}
            </LinkButton>
          </div>
        </>
      )}
    </div>
  );
}

/** Brings back what was exported; what is wrong with it is told, and changes nothing. */
export function ThemeImport({ onImport }: { onImport: (draft: ThemeDraft) => void }) {
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  function take() {
    try {
      onImport(readDraft(text));
      setError(undefined);
      setText('');
    } catch (reason) {
      setError((reason as Error).message);
    }
  }
  return (
    <form
      className="sd-theme-parts"
      onSubmit={(event) => {
        event.preventDefault();
        take();
      }}
    >
      <TextArea
        label="A theme from here"
        hint="CSS or DTCG, as it was copied."
        error={error}
        spellCheck={false}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <div className="sd-theme-row">
        <Button type="submit" variant="line">
          Bring it back
        </Button>
      </div>
    </form>
  );
}
