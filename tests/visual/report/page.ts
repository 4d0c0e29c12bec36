import type { Change, Difference, Outcome, Shot } from '../record';

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const safe = (text: string): string => text.replace(/[&<>"]/g, (letter) => ESCAPES[letter] ?? letter);

/** Where `npm run storybook` stands. */
const STORYBOOK = 'http://localhost:6006';

const KINDS = ['changed', 'new', 'removed'] as const;

/** "long-text.390-dark" → what a person calls it. */
function wordsOf({ name, story }: Change): { story: string; width: string; theme: string; link: string | null } {
  const [slug = '', version = ''] = name.split('.');
  const [width = '', theme = ''] = version.split('-');
  const words = slug.replaceAll('-', ' ');
  return {
    story: words.slice(0, 1).toUpperCase() + words.slice(1),
    width,
    theme,
    link: story && `${STORYBOOK}/?path=/story/${story}&globals=theme:${theme}`,
  };
}

const percent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(3)}%`;

/** The rectangle of what differs, over a picture of any size. */
function marked({ box, width, height }: Difference): string {
  if (!box) return '';
  const [left, top] = [percent(box.x, width), percent(box.y, height)];
  const [wide, high] = [percent(box.width, width), percent(box.height, height)];
  return `<span class="mark" style="inset-inline-start:${left};inset-block-start:${top};inline-size:${wide};block-size:${high}"></span>`;
}

const source = ({ file }: Shot): string => `pictures/${encodeURIComponent(file)}`;

const image = (shot: Shot, alt: string): string =>
  `<img src="${source(shot)}" alt="${alt}" width="${shot.width}" height="${shot.height}" loading="lazy">`;

function picture(shot: Shot | null, caption: string, difference: Difference | null): string {
  if (!shot) return `<figure class="none"><figcaption>${caption}</figcaption><p>There is none</p></figure>`;
  const mark = difference ? marked(difference) : '';
  return `<figure><figcaption>${caption}</figcaption><a href="${source(shot)}">${image(shot, caption)}${mark}</a></figure>`;
}

/** The three again, twice as large, round the first pixel that differs. */
function closeUp({ before, after, difference }: Change): string {
  if (!before || !after || !difference?.box) return '';
  const { x, y } = difference.first;
  const crop = (shot: Shot) =>
    `<div><img src="${source(shot)}" alt="" loading="lazy" style="inline-size:${2 * shot.width}px;inset-inline-start:calc(30% - ${2 * x}px);inset-block-start:calc(30% - ${2 * y}px)"></div>`;
  return `<div class="close">${[before, after, difference].map(crop).join('')}</div>`;
}

/** Before and after on top of each other, parted by a handle. */
function slider({ before, after }: Change): string {
  if (!before || !after) return '';
  return `<details><summary>Slide from before to after</summary><div class="slider">
${image(after, 'After')}<div class="over">${image(before, 'Before')}</div>
<input type="range" min="0" max="100" value="50" aria-label="How much of the picture is the one before"></div></details>`;
}

function said({ kind, difference }: Change): string {
  if (kind === 'new') return 'A story without an accepted picture. If it is meant to look like this, accept it.';
  if (kind === 'removed') return 'An accepted picture whose story is gone. If that is meant, accept it.';
  if (!difference?.box) return 'Only the size differs';
  const { count, box, width, height } = difference;
  const pixels = `${count.toLocaleString('en-GB')} ${count === 1 ? 'pixel differs' : 'pixels differ'}`;
  return `${pixels}, within ${box.width} × ${box.height} px, ${box.x} px from the left and ${box.y} px from the top of ${width} × ${height}`;
}

function card(change: Change): string {
  const { kind, title, before, after, difference } = change;
  const { story, width, theme, link } = wordsOf(change);
  const name = link ? `<a href="${safe(link)}">${safe(story)}</a>` : safe(story);
  const words = `${title} ${change.name} ${change.story ?? ''}`.toLowerCase();
  return `<article data-kind="${kind}" data-words="${safe(words)}">
<h3>${name} <span class="chip">${safe(width)} px</span> <span class="chip">${safe(theme)}</span> <span class="chip ${kind}">${kind}</span></h3>
<p class="said">${said(change)}</p>
<div class="three">${picture(before, 'Before', difference)}${picture(after, 'After', difference)}${picture(difference, 'Difference', difference)}</div>
${closeUp(change)}${slider(change)}</article>`;
}

function section(title: string, changes: Change[]): string {
  return `<section><h2>${safe(title)} <span class="count">${changes.length}</span></h2>${changes.map(card).join('\n')}</section>`;
}

function filters(changes: Change[]): string {
  const boxes = KINDS.map((kind) => {
    const count = changes.filter((change) => change.kind === kind).length;
    if (count === 0) return '';
    return `<label><input type="checkbox" name="kind" value="${kind}" checked> ${count} ${kind}</label>`;
  });
  return `<form class="filters"><input type="search" name="words" placeholder="Button, dark, 390" aria-label="Filter by name">${boxes.join('')}</form>`;
}

const headline = ({ changes, broken }: Outcome): string =>
  changes.length + broken.length === 0 ? 'Everything looks as before' : 'Something looks different';

/** The page of a run: what changed, what is new, what is gone, and where. */
export function reportPage(outcome: Outcome): string {
  const { same, changes, broken } = outcome;
  const titles = [...new Set(changes.map(({ title }) => title))].sort();
  const sections = titles.map((title) =>
    section(
      title,
      changes.filter((change) => change.title === title),
    ),
  );
  const failures = broken.map(({ story, reason }) => `<li><b>${safe(story)}</b><pre>${safe(reason)}</pre></li>`);
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${headline(outcome)}</title><link rel="stylesheet" href="tokens.css"><link rel="stylesheet" href="report.css"></head>
<body><header><p class="brand">Seduh · visual regression</p><h1>${headline(outcome)}</h1>
<p>${same.toLocaleString('en-GB')} pictures are as they were accepted, ${changes.length} are not${broken.length > 0 ? `, ${broken.length} ${broken.length === 1 ? 'story' : 'stories'} could not be pictured` : ''}.</p>
${changes.length > 0 ? `<p>Meant? <code>npm run visual:accept</code> takes all of it, <code>npm run visual:accept button</code> what has “button” in its name.</p>${filters(changes)}` : ''}
</header><main>${failures.length > 0 ? `<section class="broken"><h2>Not pictured</h2><ul>${failures.join('')}</ul></section>` : ''}
${sections.join('\n')}</main><script src="report.js"></script></body></html>
`;
}
