import React, { useEffect, useState } from 'react';
import type { Channel } from 'storybook/internal/channels';
import { STORY_RENDERED, UPDATE_STORY_ARGS } from 'storybook/internal/core-events';
import { useStorybookApi } from 'storybook/manager-api';
import { useTheme } from 'storybook/theming';
import { FRAME_PARAM } from '../frames/frame';
import { useCalls, useForced } from './useForced';

/** The id of the tab. */
export const PANEL = 'seduh/faults/panel';

/** The story that is the shop's own panel without its drawer. */
const BOARD = 'development-faultboard--everything';

/** As Storybook calls it in the window of a story. */
const CHANNEL = '__STORYBOOK_ADDONS_CHANNEL__';

interface BoardWindow extends Window {
  [CHANNEL]: Pick<Channel, 'last' | 'once' | 'emit'>;
}

/** Everything that can be forced onto the story at hand, as long as somebody looks at it. */
export const FaultsPanel = ({ isActive }: { isActive: boolean }) => (isActive ? <Board /> : null);

/**
 * The shop's own panel, in a frame because this page has neither its React nor its styles. What is forced and what
 * becomes of a choice reach it as a story's arguments do.
 */
function Board() {
  const { forced, isFixed, force, end } = useForced();
  const calls = useCalls();
  const { base } = useTheme();
  const [board, setBoard] = useState<BoardWindow[typeof CHANNEL]>();
  const { previewHref } = useStorybookApi().getStoryHrefs(BOARD, {
    inheritGlobals: false,
    queryParams: { globals: `theme:${base};a11y.manual:!true`, [FRAME_PARAM]: 'live' },
  });

  useEffect(() => {
    const note = isFixed
      ? 'This story forces it itself.'
      : 'The story starts anew with what is chosen, its own play rests, and the address carries it.';
    const updatedArgs = { state: { ...forced, ...calls }, note, isFixed, onChange: force, onEnd: end };
    board?.emit(UPDATE_STORY_ARGS, { storyId: BOARD, updatedArgs });
  });

  const meet = ({ [CHANNEL]: channel }: BoardWindow) => {
    if (channel.last(STORY_RENDERED)) setBoard(channel);
    else channel.once(STORY_RENDERED, () => setBoard(channel));
  };

  return (
    <iframe
      className="faults-board"
      title="Faults"
      src={previewHref}
      // a frame that this page is not to listen to
      data-is-storybook-thumbnail=""
      onLoad={({ currentTarget }) => meet(currentTarget.contentWindow as BoardWindow)}
    />
  );
}
