import { fileURLToPath } from 'node:url';

/** Where the built Storybook is. */
export const STATIC = process.env.STORYBOOK_STATIC ?? fileURLToPath(new URL('../../storybook-static', import.meta.url));

/** Playwright's `webServer` for the built Storybook on a port of one's own; `baseURL` of the pages is its `url`. */
export function storybookServer({ port, standIns = false }: { port: number; standIns?: boolean }) {
  return {
    command: 'node tests/storybook/serve.mjs',
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    url: `http://127.0.0.1:${port}/`,
    env: { PORT: String(port), STORYBOOK_STATIC: STATIC, STAND_INS: standIns ? '1' : '' },
    timeout: 30_000,
    reuseExistingServer: false,
  };
}
