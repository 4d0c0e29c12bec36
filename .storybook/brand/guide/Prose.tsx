import { createElement, Fragment, type ReactNode } from 'react';

/** A sentence in which words between backticks are code. */
export function Prose({ children }: { children: string }) {
  const pieces = children.split('`').map((piece, at) => (at % 2 === 1 ? createElement('code', null, piece) : piece));
  // as arguments, in place of a list: the pieces of a sentence do not change places
  return createElement(Fragment, null, ...pieces);
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
