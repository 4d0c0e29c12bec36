import { Fragment, type ReactNode } from 'react';

/** A sentence in which words between backticks are code. */
export function Prose({ children }: { children: string }) {
  return children.split('`').map((piece, at) => (
    // the pieces of a sentence do not change places
    // eslint-disable-next-line react/no-array-index-key
    <Fragment key={at}>{at % 2 === 1 ? <code>{piece}</code> : piece}</Fragment>
  ));
}

/** Sentences, one below the other. */
export function Lines({ of }: { of: readonly string[] }) {
  return (
    <ul className="guide-lines">
      {of.map((line) => (
        <li key={line}>
          <Prose>{line}</Prose>
        </li>
      ))}
    </ul>
  );
}

export interface SectionProps {
  title: string;
  children: ReactNode;
}

/** One matter of a page, found by the id of its heading. */
export function Section({ title, children }: SectionProps) {
  const id = title.toLowerCase().replaceAll(/\W+/g, '-');
  return (
    <section className="guide-section" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

/** Names and what they stand for, beside each other where there is room. */
export function Rows({ children }: { children: ReactNode }) {
  return <dl className="guide-rows">{children}</dl>;
}

/** One line of {@link Rows}. */
export function Row({ name, children }: { name: ReactNode; children: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <Prose>{children}</Prose>
      </dd>
    </div>
  );
}
