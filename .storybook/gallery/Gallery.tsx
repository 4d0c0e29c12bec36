import { Button, EmptyState } from '@seduh/ui';
import type { Choice, Showing } from './choice';
import { Controls } from './Controls';
import { Overview } from './Overview';
import { ScreenStates } from './ScreenStates';
import { useScreens } from './useScreens';
import './gallery.css';

interface GalleryProps extends Choice, Showing {
  /** Told what is to change. */
  onChange(change: Partial<Choice>): void;
}

/** Every state of every screen, live from the stories: an overview first, then one screen with its states side by side. */
export function Gallery({ onChange, ...choice }: GalleryProps) {
  const screens = useScreens();
  if (screens === null) return <p role="status">Reading the list of stories</p>;
  if (screens === 'missing') {
    return (
      <EmptyState
        glass="dashed"
        headingLevel={1}
        title="No list of stories here"
        text="Storybook serves it as index.json beside this page: start or build Storybook to see the states."
      />
    );
  }
  const { screen, state, ...showing } = choice;
  const chosen = screens.filter(({ key, shelf }) => (screen === 'all' ? shelf === 'Screens' : key === screen));
  const title = screen === 'all' ? 'Every screen' : chosen[0]?.label;
  return (
    <div className="gallery">
      <header className="gallery-band sd-on-roast">
        <div>
          <h1 className="sd-display sd-t-2">{title ?? 'Every state of every screen'}</h1>
          <p>
            {title ? 'Live from the stories. A picture opens its story.' : 'Choose a screen, or one of its states.'}
          </p>
        </div>
        {title && (
          <Button variant="line" size="sm" onClick={() => onChange({ screen: '', state: '' })}>
            Overview
          </Button>
        )}
      </header>
      {title && <Controls screens={screens} chosen={chosen} choice={choice} onChange={onChange} />}
      {title ? (
        <ScreenStates screens={chosen} state={state} {...showing} />
      ) : (
        <Overview screens={screens} onChoose={(key, name) => onChange({ screen: key, state: name })} />
      )}
    </div>
  );
}
