import type { PreparedStory } from 'storybook/internal/types';
import { viewports } from '../toolbar/viewports';
import { useTheme } from './theme';

export interface StoryFrameProps {
  story: Pick<PreparedStory, 'id' | 'name' | 'storyGlobals'>;
  /** Of the frame, as CSS writes it: `26rem`. */
  height: string;
}

/**
 * A story in a window of its own among the words, in the theme of the page. It has the width that the story pins: a bar of
 * phones is nothing on a desk.
 */
export function StoryFrame({ story, height }: StoryFrameProps) {
  const theme = useTheme();
  const { value = '' } = (story.storyGlobals.viewport ?? {}) as { value?: string };
  const address = `iframe.html?viewMode=story&id=${story.id}&globals=theme:${theme}`;
  return (
    <div
      id={`story--${story.id}`}
      className="sb-story sb-unstyled"
      data-story-block="true"
      style={{ maxInlineSize: viewports[value]?.styles.width, marginInline: 'auto' }}
    >
      {/* another address is another window: the theme of a page that is open would be followed, its `play` starts anew */}
      <iframe
        key={address}
        title={story.name}
        src={address}
        loading="lazy"
        style={{ inlineSize: '100%', blockSize: height, border: 0, display: 'block' }}
      />
    </div>
  );
}
