import React from 'react';
import { addons, types, useStorybookApi } from 'storybook/manager-api';
import { type BuildInfo, codeAddress } from './code';

declare global {
  interface Window {
    /** Written into the page's head by the build. */
    SEDUH_BUILD?: BuildInfo;
  }
}

/** The file of the story that is shown and the commit it was built from; a link where a repository is known. */
function Code() {
  const file = useStorybookApi().getCurrentStoryData()?.importPath;
  const build = window.SEDUH_BUILD;
  if (!build || !file) return null;
  const address = codeAddress(build, file);
  const version = build.commit ? `${build.commit.slice(0, 8)}${build.changed ? ', changed' : ''}` : 'no commit';
  const words = `${file.split('/').at(-1)} at ${version}`;
  return (
    <span className="sd-code" title={`${file.replace(/^\.\//, '')} at ${version}`}>
      {address ? (
        <a href={address} target="_blank" rel="noreferrer">
          {words}
        </a>
      ) : (
        words
      )}
    </span>
  );
}

/** Says in the toolbar which commit this Storybook is of, and leads to the code. */
export function registerCode(): void {
  addons.register('seduh/code', () => {
    addons.add('seduh/code/tool', { type: types.TOOLEXTRA, title: 'Code', render: () => <Code /> });
  });
}
