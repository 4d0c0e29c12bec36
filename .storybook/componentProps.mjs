// Lays the props of a component, as TypeScript knows them, beside it: Storybook's own reader of sources knows one file
// at a time, and calls what it cannot see `union`.
import { basename, relative } from 'node:path';
import { readProps } from '../scripts/ui/props.mjs';
import { uiSrc } from '../scripts/ui/sources.mjs';

/** @returns {import('vite').Plugin} */
export function componentProps() {
  let props;
  return {
    name: 'component-props',
    enforce: 'pre',
    watchChange() {
      props = undefined;
    },
    transform: {
      filter: { id: /\/packages\/ui\/src\/.*\/[A-Z]\w+\.tsx$/ },
      async handler(code, id) {
        props ??= readProps();
        const own = (await props)[
          relative(uiSrc, id)
            .replaceAll('\\', '/')
            .replace(/\.tsx$/, '')
        ];
        if (!own) return undefined;
        return {
          code: `${code}\n;Object.assign(${basename(id, '.tsx')}, { props: ${JSON.stringify(own)} });\n`,
          map: null,
        };
      },
    },
  };
}
