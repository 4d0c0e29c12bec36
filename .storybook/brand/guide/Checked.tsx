import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import type { PreparedStory } from 'storybook/internal/types';
import { BEHAVIOUR, versionsOf } from '../../visual/versions';
import { Row, Rows } from './Prose';

const picturesOf = ({ id, title, tags, storyGlobals, parameters }: PreparedStory): number =>
  versionsOf({
    id,
    title,
    file: String(parameters.fileName),
    tags,
    globals: storyGlobals,
    viewports: parameters.viewport?.options ?? {},
  }).length;

const isActing = ({ tags }: PreparedStory): boolean => tags.includes(BEHAVIOUR) || tags.includes('posed');

/** What the suite looks at on the part of this page, counted from its stories, and what nobody has looked at. */
export function Checked() {
  const stories = useContext(DocsContext).componentStories();
  const pictures = stories.reduce((sum, story) => sum + picturesOf(story), 0);
  const acting = stories.filter(isActing).length;
  return (
    <Rows>
      <Row name="Pictures">
        {`${pictures} of its ${stories.length} stories, compared to the pixel: at rest, and the first one from right to left and, where it can be pressed, under a pointer and with the focus.`}
      </Row>
      <Row name="Acts">
        {acting === 0
          ? 'None of its stories presses or types anything: they only look.'
          : `${acting} of its stories press or type, and say what must come of it. Each key above is pressed by one of them.`}
      </Row>
      <Row name="Axe">Finds nothing in any of its stories, the size of targets included.</Row>
      <Row name="Other needs">
        Its first story at 320 px, at 400 % zoom, with text at 200 %, in forced colours, with reduced motion and by
        keyboard.
      </Row>
      <Row name="Not yet">
        No screen reader has read it out to us, and nobody outside has been watched using it. Listen to it where you
        take it, and tell us what you find.
      </Row>
    </Rows>
  );
}
