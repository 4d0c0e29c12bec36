import { expect } from '@playwright/test';
import { openStory } from '../storybook/openStory';
import { test } from '../visual/studio';
import { lookInPseudo } from './pseudo';
import { DESKTOP } from './window';

const ID = 'development-planted--in-pseudo';

test('words that have no room, do not turn or stand in no catalogue are told, and others not', async ({
  studio: { page },
}) => {
  test.setTimeout(60_000);
  await openStory(page, ID);
  const told: string[] = [];
  await lookInPseudo(page, DESKTOP, true, (condition, found) => {
    for (const one of found) told.push(`${condition}: ${one}`);
  });
  const again = '"[Öòrðéèr åàgåàîïñ]"';
  const narrow = (px: number) => [
    `pseudo-language, ${px} px: has no room: p.dots ${again} ends in dots`,
    `pseudo-language, ${px} px: has no room: p.out ${again} runs out of p.out ${again}`,
    `pseudo-language, ${px} px: is cut off: p.cut ${again} by p.cut ${again}`,
  ];
  const hardCoded = [
    'pseudo-language: is no message: p.hard "Hard-coded words": Hard-coded words',
    'pseudo-language: is no message: button aria-label: Heard alone',
  ];
  expect(told).toEqual([
    expect.stringMatching(/^turned, 1280 px: is not mirrored: p\.left "Quantity": 40,/),
    ...hardCoded,
    ...narrow(1280),
    ...hardCoded,
    ...narrow(390),
  ]);
  // and the page speaks and runs as before
  expect(await page.evaluate(() => [document.body.innerText.includes('['), document.documentElement.dir])).toEqual([
    false,
    'ltr',
  ]);
});

test('no letter of it falls back to another face', async ({ studio: { page, cdp } }) => {
  test.setTimeout(60_000);
  await openStory(page, ID);
  await page.evaluate(() => {
    document.documentElement.dataset.pseudo = '';
    // all there are
    const accents = 'åàéèîïöòûüýçðñÅÉÎÖÛÝÇÐÑ[]';
    for (const selector of ['.planted h2', '.planted .wraps'])
      document.querySelector(selector)?.insertAdjacentHTML('afterend', `<p class="all">${accents}</p>`);
    document.querySelector('.planted .all')?.classList.add('sd-display');
  });
  await cdp.send('DOM.enable');
  await cdp.send('CSS.enable');
  const { root } = await cdp.send('DOM.getDocument');
  const { nodeIds } = await cdp.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: '.planted .all' });
  expect(nodeIds).toHaveLength(2);
  for (const nodeId of nodeIds) {
    const { fonts } = await cdp.send('CSS.getPlatformFontsForNode', { nodeId });
    expect(fonts.map(({ isCustomFont }) => isCustomFont)).toEqual([true]);
  }
  await cdp.send('CSS.disable');
  await cdp.send('DOM.disable');
});
