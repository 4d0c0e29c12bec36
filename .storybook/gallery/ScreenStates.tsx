import { useLayoutEffect, useRef, useState } from 'react';
import type { Showing } from './choice';
import { looksOf, scalesFor } from './looks';
import type { Screen, ScreenState } from './screens';
import { StoryFrame } from './StoryFrame';

interface ScreenStatesProps extends Showing {
  screens: Screen[];
  /** A state's name, or `''` for all. */
  state: string;
}

/** A component needs less room than a screen. */
const COMPONENT_HEIGHT = 360;

const isShown = (chosen: string) => (state: ScreenState) => chosen === '' || state.name === chosen;

/** The states side by side, each in every chosen theme and at every chosen width. */
export function ScreenStates({ screens, state, width, theme, height, addressOf }: ScreenStatesProps) {
  const list = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(0);

  useLayoutEffect(() => {
    if (!list.current) return undefined;
    const watch = new ResizeObserver(([entry]) => setRoom(entry?.contentRect.width ?? 0));
    watch.observe(list.current);
    return () => watch.disconnect();
  }, []);

  const looks = looksOf(width, theme);
  const scales = scalesFor(looks, room);
  return (
    <div ref={list} className="gallery-states">
      {room > 0 &&
        screens.flatMap((screen) =>
          screen.states.filter(isShown(state)).map((one) => (
            <section key={one.id} aria-labelledby={`state-${one.id}`} className="gallery-state">
              <h2 id={`state-${one.id}`} className="sd-display sd-t-4">
                {one.label}{' '}
                <span className="sd-small sd-muted">
                  {[screens.length > 1 && screen.label, one.part].filter(Boolean).join(', ')}
                </span>
              </h2>
              <div className="gallery-looks">
                {looks.map((look) => (
                  <StoryFrame
                    key={look.theme + look.viewport}
                    state={one}
                    look={screen.shelf === 'UI' ? { ...look, height: COMPONENT_HEIGHT } : look}
                    scale={scales[look.viewport]}
                    isWhole={height === 'page'}
                    addressOf={addressOf}
                  />
                ))}
              </div>
            </section>
          )),
        )}
    </div>
  );
}
