import React, { type PropsWithChildren, useEffect, useState } from 'react';
import { addons, types, useGlobals, useStorybookApi, useStorybookState } from 'storybook/manager-api';
import { FRAME_PARAM } from '../frames/frame';

const PREVIEW = 'storybook-preview-iframe';

/** Width and height of Storybook's own frame, px, as the chosen viewport has it. */
function usePreviewSize(isAsked: boolean) {
  const [size, setSize] = useState({ width: 0, height: 0 });
  useEffect(() => {
    const frame = document.getElementById(PREVIEW);
    if (!isAsked || !frame) return undefined;
    const watch = new ResizeObserver(() => setSize({ width: frame.clientWidth, height: frame.clientHeight }));
    watch.observe(frame);
    return () => watch.disconnect();
  }, [isAsked]);
  return size;
}

/** The story as the toolbar has it, and by night beside it in a page of its own: overlays and breakpoints work in both. */
function SideBySide({ children }: PropsWithChildren) {
  const [{ theme }] = useGlobals();
  const { storyId, viewMode } = useStorybookState();
  const api = useStorybookApi();
  // the gallery shows both themes by itself
  const isBoth = theme === 'both' && Boolean(storyId) && !storyId.startsWith('gallery--');
  const { width, height } = usePreviewSize(isBoth);
  const { previewHref } = api.getStoryHrefs(storyId, {
    viewMode,
    queryParams: { globals: 'theme:dark', [FRAME_PARAM]: 'live' },
  });
  return (
    <div className="side-by-side" data-both={isBoth || undefined}>
      {children}
      {isBoth && (
        <div className="side-by-side-dark">
          <iframe key={previewHref} title="The same story, dark" src={previewHref} style={{ width, height }} />
        </div>
      )}
    </div>
  );
}

/** Puts the pair round Storybook's preview. */
export function registerSideBySide(): void {
  addons.register('seduh/side-by-side', () => {
    addons.add('seduh/side-by-side/preview', {
      type: types.PREVIEW,
      title: 'Side by side',
      render: ({ children }: PropsWithChildren) => <SideBySide>{children}</SideBySide>,
    });
  });
}
