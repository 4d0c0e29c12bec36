import type { ReactNode } from 'react';
import type { Drawing, FramedStory, Guide } from '../../../packages/ui/src/guide/types';
import { StoryFrame } from '../StoryFrame';
import { useStoryNamed } from './links';
import { Prose } from './Prose';

/** Whether a part is drawn by its story, in a frame of its own. */
export const isFramed = (drawing: Drawing): drawing is FramedStory =>
  typeof drawing === 'object' && drawing !== null && 'story' in drawing;

/** A story that needs a window to itself. */
export function FramedDrawing({ story, height }: FramedStory) {
  return <StoryFrame story={useStoryNamed()(story)} height={height} />;
}

/** Do and don’t, side by side. */
export function Pairs({
  guide,
  drawings,
}: {
  guide: Guide;
  drawings: Record<string, { do: ReactNode; dont: ReactNode }>;
}) {
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
