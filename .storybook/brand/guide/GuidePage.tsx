import './guide.css';
import { Chip } from '@seduh/ui';
import { Canvas, Controls, DocsContext, Source, Stories, useOf } from '@storybook/addon-docs/blocks';
import { use, useContext, useState } from 'react';
import type { Guide, Status } from '../../../packages/ui/src/guide/types';
import { criterionAddress, WCAG } from '../../../packages/ui/src/guide/wcag';
import { useTheme } from '../theme';
import { Anatomy } from './Anatomy';
import { changesOf } from './changes';
import { Checked } from './Checked';
import { FramedDrawing, isFramed, Pairs } from './drawings';
import { guideOf, type Told } from './guides';
import { PartLink, StatesList } from './links';
import { Lines, Prose, Row, Rows, Section } from './Prose';
import { wordId } from './wordId';

/** The docs page of a component: what its guide says and draws, with Storybook's own blocks in between. */
export function GuidePage() {
  const { csfFile } = useOf('meta', ['meta']);
  const told = use(guideOf(String(csfFile.meta.parameters?.fileName)));
  return <Page {...told} />;
}

function Page({ guide, figures, example }: Told) {
  const { anatomy } = figures;
  const theme = useTheme();
  return (
    <div className="guide sb-unstyled">
      <header>
        <h1>{guide.name}</h1>
        <p className="guide-purpose">
          <Prose>{guide.purpose}</Prose>
        </p>
        <div className="guide-facts">
          <StatusChip status={guide.status} />
          <span>
            Also called{' '}
            {guide.words.map((word, at) => (
              <span key={word} id={wordId(at)} className="guide-word">
                {word}
              </span>
            ))}
          </span>
        </div>
        {guide.status.is === 'beta' && (
          <p>
            <Prose>{guide.status.why}</Prose>
          </p>
        )}
      </header>
      <Specimen />
      <Section title="Code">
        <Source code={example} language="tsx" dark={theme === 'dark'} />
      </Section>
      <Section title="When to use it">
        <Uses guide={guide} />
      </Section>
      <Section title="Anatomy">
        {isFramed(anatomy) ? (
          <Anatomy parts={guide.anatomy} width={anatomy.width}>
            <FramedDrawing {...anatomy} />
          </Anatomy>
        ) : (
          <Anatomy parts={guide.anatomy}>{anatomy}</Anatomy>
        )}
      </Section>
      <Section title="Do and don’t">
        <Pairs guide={guide} drawings={figures.pairs} />
      </Section>
      <Section title="Words on it">
        <Lines of={guide.content} />
      </Section>
      <Section title="States">
        <StatesList states={guide.states} />
        <AllStories />
      </Section>
      <Section title="Behaviour">
        <Lines of={guide.behaviour} />
      </Section>
      {guide.yours && (
        <Section title="Left to you">
          <Lines of={guide.yours} />
        </Section>
      )}
      {guide.gaps && (
        <Section title="What it does not do">
          <Lines of={guide.gaps} />
        </Section>
      )}
      <Section title="Keyboard">
        <Keyboard rows={guide.keyboard} />
      </Section>
      <Section title="Accessibility">
        <Criteria of={guide.accessibility} />
      </Section>
      <Section title="How it is checked">
        <Checked />
      </Section>
      <Section title="On phones and desks">
        <Lines of={guide.responsive} />
      </Section>
      <Section title="Props">
        <div className="guide-props">
          <Controls />
        </div>
      </Section>
      <Section title="Related">
        <ul className="guide-lines">
          {guide.related.map(({ name, words }) => (
            <li key={name}>
              <PartLink name={name} /> <Prose>{words}</Prose>
            </li>
          ))}
        </ul>
      </Section>
      <Section title="Changes">
        <Changes name={guide.name} status={guide.status} />
      </Section>
    </div>
  );
}

/** The first story, which the controls of the props change; its code is the snippet's matter. */
function Specimen() {
  const [first] = useContext(DocsContext).componentStories();
  return first && <Canvas of={first.moduleExport} story={{ __primary: true }} sourceState="none" withToolbar />;
}

const TONES = { stable: 'ok', beta: 'info', deprecated: 'bad' } as const;

function StatusChip({ status }: { status: Status }) {
  const since = status.since === 'next' ? 'from the next version' : `since ${status.since}`;
  return (
    <Chip tone={TONES[status.is]}>
      {status.is === 'deprecated'
        ? `Deprecated ${since}: use ${status.use}`
        : `${status.is === 'beta' ? 'Beta' : 'Stable'} ${since}`}
    </Chip>
  );
}

function Uses({ guide: { when, whenNot } }: { guide: Guide }) {
  return (
    <div className="guide-halves">
      <div data-good="true">
        <h3>Use it when</h3>
        <Lines of={when} />
      </div>
      <div>
        <h3>Take something else when</h3>
        <ul className="guide-lines">
          {whenNot.map(({ need, use }) => (
            <li key={need}>
              <Prose>{need}</Prose>: <PartLink name={use} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** Dozens of live stories make a page slow: they are drawn for whoever asks. */
function AllStories() {
  const [isOpen, setOpen] = useState(false);
  return isOpen ? (
    <Stories title="" includePrimary={false} />
  ) : (
    <button type="button" className="guide-more" onClick={() => setOpen(true)}>
      Draw every story here
    </button>
  );
}

function Keyboard({ rows }: { rows: Guide['keyboard'] }) {
  if (rows.length === 0) return <p>Nothing of its own takes the focus. What is put into it keeps its keys.</p>;
  return (
    <Rows>
      {rows.map(({ keys, does }) => (
        <Row
          key={keys.join()}
          name={keys.map((key) => (
            <kbd key={key}>{key.replace('+', ' + ')}</kbd>
          ))}
        >
          {does}
        </Row>
      ))}
    </Rows>
  );
}

function Criteria({ of }: { of: Guide['accessibility'] }) {
  return (
    <Rows>
      {of.map(({ criterion, how }) => (
        <Row
          key={criterion}
          name={
            <a href={criterionAddress(criterion)} target="_blank" rel="noreferrer">
              {criterion} {WCAG[criterion]}
            </a>
          }
        >
          {how}
        </Row>
      ))}
    </Rows>
  );
}

function Changes({ name, status }: { name: string; status: Status }) {
  const changes = changesOf(name);
  return (
    <ul className="guide-lines">
      {changes.map(({ version, words }) => (
        <li key={words}>
          <strong>{version}</strong> <Prose>{words}</Prose>
        </li>
      ))}
      {changes.length === 0 && <li>None since {status.since}, its first version.</li>}
    </ul>
  );
}
