import { createHash } from 'node:crypto';
import { API_BASE, POLICY_REPORTS_PATH } from '@seduh/contract/constants';

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;
const STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g;

/** Text as it stands in HTML, between tags and in quoted attributes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? '');

/** What of the shop a content policy depends on. */
export interface PolicySite {
  /** Whether browsers reach it by https. */
  https: boolean;
  /** Where else pictures come from, e.g. `https://cdn.example`; null: from nowhere else. */
  imageOrigin: string | null;
}

/** What content policies go by, from the settings. */
export const policySiteOf = ({
  publicUrl,
  imageOrigin,
}: {
  publicUrl: string | null;
  imageOrigin: string | null;
}): PolicySite => ({
  https: publicUrl?.startsWith('https:') ?? false,
  imageOrigin,
});

/**
 * The Content-Security-Policy of an answer: everything comes from here, pictures aside, and of what is inline only the
 * scripts and styles in `html` may run. Only for HTML of the build: what a page shows must never be allowed to run.
 */
export function contentPolicy(html: string, { https, imageOrigin }: PolicySite): string {
  // pictures lead there, and the service worker fetches them to keep them
  const pictures = imageOrigin === null ? '' : ` ${imageOrigin}`;
  const directives = [
    "default-src 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    ["script-src 'self'", ...hashes(html, SCRIPT)].join(' '),
    ["style-src 'self'", ...hashes(html, STYLE)].join(' '),
    `img-src 'self' data: blob:${pictures}`,
    ...(pictures ? [`connect-src 'self'${pictures}`] : []),
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(https ? ['upgrade-insecure-requests'] : []),
  ];
  return directives.join(';');
}

/**
 * The policy of a page of the shop: besides, what the browser stops it reports, and no text becomes markup or the address
 * of a script. The one policy of Trusted Types stands in index.html and lets the build's own files through.
 */
export const pagePolicy = (html: string, site: PolicySite): string =>
  [
    contentPolicy(html, site),
    `report-uri ${API_BASE}${POLICY_REPORTS_PATH}`,
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ].join(';');

/** `Permissions-Policy` of a page: what the shop never asks a device for, nobody who gets into a page can ask for either. */
export const PERMISSIONS = 'camera=(),geolocation=(),microphone=(),payment=()';

function hashes(html: string, element: RegExp): string[] {
  return [...html.matchAll(element)].map(
    ([, content = '']) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`,
  );
}
