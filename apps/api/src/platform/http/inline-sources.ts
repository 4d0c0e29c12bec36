import { createHash } from 'node:crypto';
import type { InlineSources } from '../plugins/content-policy';

const SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;
const STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g;

/** What a policy must name so that the scripts and styles inside this HTML may run. Only for HTML of the build. */
export const inlineSources = (html: string): InlineSources => ({
  scripts: hashes(html, SCRIPT),
  styles: hashes(html, STYLE),
});

function hashes(html: string, element: RegExp): string[] {
  return [...html.matchAll(element)].map(
    ([, content = '']) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`,
  );
}
