import { expect } from '@playwright/test';
import type { Subject } from '../../.storybook/visual/versions';
import { storyFacts } from '../storybook/openStory';
import { readStories } from '../storybook/stories';
import { Repeats } from './repeats';
import { test } from './studio';

const entries = readStories();

test('a state that is pictured twice is told, and one that hides behind the tag', async ({ studio: { page } }) => {
  const subjectOf = async (id: string): Promise<Subject> => {
    const { title = '', importPath: file = '' } = entries.find((one) => one.id === id) ?? {};
    return { id, title, file, ...(await storyFacts(page, id)) };
  };
  const told = async (subjects: Subject[]) => {
    const repeats = new Repeats();
    for (const subject of subjects) repeats.note(subject);
    const all = subjects.map(({ id }) => `${id.split('--')[1]}.390-dark`);
    return repeats.lines(page, { equals: (name) => all.filter((other) => other !== name) });
  };
  const [success, phone] = [await subjectOf('screens-cart--success'), await subjectOf('screens-cart--phone')];
  expect(await told([success, phone])).toEqual([]);
  const pictured = { ...phone, tags: [...phone.tags, 'visual'] };
  expect(await told([success, pictured])).toEqual([
    'screens-cart--phone: is screens-cart--success once more, pictured already: tag it !visual',
  ]);

  // it has a moment of its own, which its neighbours do not show
  const [reset, later] = [
    await subjectOf('screens-resetpassword--success'),
    await subjectOf('screens-resetpassword--phone'),
  ];
  expect(await told([reset, later])).toEqual([]);
  expect(await told([reset, { ...later, tags: later.tags.filter((tag) => tag !== 'visual') }])).toEqual([
    'screens-resetpassword--phone: is tagged !visual, and no pictured story is the same but for its window and theme',
  ]);
});
