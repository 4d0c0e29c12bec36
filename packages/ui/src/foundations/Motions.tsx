import { useState } from 'react';
import { Button } from '../Button';
import { tokens } from '../tokens';
import { curvePath } from './curve';
import { BesideLess } from './LessMotion';
import { Name } from './Page';
import { millisecondsOf } from './time';
import { useMeasured } from './useMeasured';
import './motion.css';

/** What each time is for. */
const uses: Record<string, string> = {
  tap: 'a press',
  quick: 'a hover, a tick, a chip that changes',
  move: 'menus, sheets, bars: in with pour, out with drain',
  scene: 'a picture that grows, one page into the next',
  pour: 'the glass, once for each status',
};

function Duration({ property, name, ms }: (typeof tokens.durations)[number]) {
  const [ref, now] = useMeasured<HTMLLIElement, number>((row) =>
    millisecondsOf(getComputedStyle(row).getPropertyValue(property)),
  );
  return (
    <li ref={ref}>
      <p>
        <Name>{property}</Name> <b className="sd-num">{ms} ms</b>{' '}
        <span className="sd-small sd-muted">{uses[name]}</span>{' '}
        {now !== null && now !== ms && <span className="sd-small sd-muted">({now} ms with less motion)</span>}
      </p>
      <BesideLess>
        <div className="doc-lane">
          <span style={{ transitionDuration: `var(${property})` }} />
        </div>
      </BesideLess>
    </li>
  );
}

/** The times, each a bean that runs its lane in it. */
export function Durations() {
  const [there, setThere] = useState(false);
  return (
    <>
      <Button variant="line" size="sm" onClick={() => setThere(!there)}>
        {there ? 'Send them back' : 'Send them off'}
      </Button>
      <ul className="doc-lanes" data-there={there}>
        {tokens.durations.map((duration) => (
          <Duration key={duration.name} {...duration} />
        ))}
      </ul>
    </>
  );
}

/** The easings: the curve, and a bean that follows it when pressed. */
export function Easings() {
  const [there, setThere] = useState<string[]>([]);
  const toggle = (name: string) =>
    setThere(there.includes(name) ? there.filter((one) => one !== name) : [...there, name]);
  return (
    <ul className="doc-cards doc-cards-mid">
      {tokens.easings.map(({ name, property, value, note }) => (
        <li key={name} className="doc-specimen">
          <svg className="doc-curve" viewBox="-6 -16 112 122" aria-hidden="true">
            <path d="M0 0V100H100" />
            <path d={curvePath(value)} />
          </svg>
          <div className="doc-lanes" data-there={there.includes(name)}>
            <BesideLess>
              <div className="doc-lane">
                <span
                  style={{ transitionTimingFunction: `var(${property})`, transitionDuration: 'var(--dur-scene)' }}
                />
              </div>
            </BesideLess>
          </div>
          <Button variant="line" size="sm" onClick={() => toggle(name)}>
            Play {name}
          </Button>
          <Name>{property}</Name>
          <p className="doc-values">{value}</p>
          <p className="sd-tiny sd-muted">{note}</p>
        </li>
      ))}
    </ul>
  );
}
