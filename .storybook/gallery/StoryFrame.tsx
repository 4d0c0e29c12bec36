import { useEffect, useRef, useState } from 'react';
import { type FramePhase, heightOf, phaseOf } from './framedStory';
import type { Look } from './looks';
import type { ScreenState } from './screens';
import { acquire } from './semaphore';
import { useNear } from './useNear';

const LOOK_EVERY_MS = 150;

/** A page so long that it is cut: a story that grows with its frame would otherwise never end. */
const LONGEST_PX = 6_000;

interface StoryFrameProps {
  state: ScreenState;
  look: Look;
  /** How much smaller than life. */
  scale: number;
  /** Shows the page to its end instead of its first screen. */
  isWhole: boolean;
  /** The address of a story's own page in a theme. */
  addressOf(id: string, theme: Look['theme']): string;
}

/** What a play may not do here: download, open windows, leave for another page. It may not be kept from its own origin. */
const MAY = 'allow-scripts allow-same-origin allow-forms';

/** A story on a page of its own, made small: to be looked at, and opened with a click. Starts when it comes near. */
export function StoryFrame({ state, look, scale, isWhole, addressOf }: StoryFrameProps) {
  const box = useRef<HTMLElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const isNear = useNear(box);
  const [isStarted, setIsStarted] = useState(false);
  const [phase, setPhase] = useState<FramePhase>('starting');
  const [wholeHeight, setWholeHeight] = useState(0);

  useEffect(() => {
    if (!isNear) return undefined;
    const giveBack = acquire(() => setIsStarted(true));
    const watch = setInterval(() => {
      const now = frame.current ? phaseOf(frame.current) : 'starting';
      setPhase(now);
      if (now === 'starting') return;
      giveBack();
      if (frame.current) setWholeHeight(Math.min(heightOf(frame.current), LONGEST_PX));
    }, LOOK_EVERY_MS);
    return () => {
      clearInterval(watch);
      giveBack();
      setIsStarted(false);
      setPhase('starting');
    };
  }, [isNear]);

  const height = isWhole ? Math.max(look.height, wholeHeight) : look.height;
  const name = `${[state.part, state.label].filter(Boolean).join(', ')}, ${look.label}, ${look.theme}`;
  return (
    <figure ref={box} className={`story-frame ${look.theme}`} data-phase={phase} aria-busy={phase === 'starting'}>
      <div className="story-frame-glass" style={{ inlineSize: look.width * scale, blockSize: height * scale }}>
        {isStarted && (
          <iframe
            ref={frame}
            inert
            sandbox={MAY}
            title={name}
            src={addressOf(state.id, look.theme)}
            style={{ inlineSize: look.width, blockSize: height, scale }}
          />
        )}
        <a
          className="story-frame-open"
          aria-label={`Open ${name}`}
          href={`./?path=/story/${state.id}&globals=theme:${look.theme};viewport.value:${look.viewport}`}
          target="_top"
        />
      </div>
      <figcaption className="sd-tiny sd-muted">
        {look.label} {look.theme}
        {/* most often because they are written for the other width */}
        {phase === 'stopped' && <strong>, steps stopped early</strong>}
      </figcaption>
    </figure>
  );
}
