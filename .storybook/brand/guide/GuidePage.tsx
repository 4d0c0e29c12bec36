import './guide.css';
import { Chip } from '@seduh/ui';
import { Canvas, Controls, DocsContext, Source, Stories, useOf } from '@storybook/addon-docs/blocks';
import { type ReactNode, use, useContext, useState } from 'react';
import type { Drawing, Guide, Status } from '../../../packages/ui/src/guide/types';
import { criterionAddress, WCAG } from '../../../packages/ui/src/guide/wcag';
import { StoryFrame } from '../StoryFrame';
import { useTheme } from '../theme';
import { Anatomy } from './Anatomy';
import { changesOf } from './changes';
import { guideOf, type Told } from './guides';
import { PartLink, StatesList, useStoryNamed } from './links';
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
      </header>
      <Specimen />
      <Section title="Code">
        <Source code={example} language="tsx" dark={theme === 'dark'} />
      </Section>
      <Section title="When to use it">
        <Uses guide={guide} />
      </Section>
      <Section title="Anatomy">
        <Anatomy parts={guide.anatomy}>{isFramed(anatomy) ? <FramedDrawing {...anatomy} /> : anatomy}</Anatomy>
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
      <Section title="Keyboard">
        <Keyboard rows={guide.keyboard} />
      </Section>
      <Section title="Accessibility">
        <Criteria of={guide.accessibility} />
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
  const since = `since ${status.since}`;
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

const isFramed = (drawing: Drawing): drawing is { story: string; height: string } =>
  typeof drawing === 'object' && drawing !== null && 'story' in drawing;

function FramedDrawing({ story, height }: { story: string; height: string }) {
  return <StoryFrame story={useStoryNamed()(story)} height={height} />;
}

function Pairs({ guide, drawings }: { guide: Guide; drawings: Record<string, { do: ReactNode; dont: ReactNode }> }) {
  return guide.pairs.map((pair) => (
    <div key={pair.id} className="guide-halves">
      <Verdict title="Do" words={pair.do} isGood>
        {drawings[pair.id]?.do}
      </Verdict>
      <Verdict title="Don’t" words={pair.dont}>
        {drawings[pair.id]?.dont}
      </Verdict>
    </div>
  ));
}

interface VerdictProps {
  title: string;
  words: string;
  isGood?: boolean;
  children: ReactNode;
}

function Verdict({ title, words, isGood, children }: VerdictProps) {
  return (
    <figure className="guide-verdict" data-good={isGood}>
      <div className="guide-drawing">{children}</div>
      <figcaption>
        <strong>{title}</strong>
        <span>
          <Prose>{words}</Prose>
        </span>
      </figcaption>
    </figure>
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
  if (rows.length === 0) return <p>Nothing in it takes the focus.</p>;
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
