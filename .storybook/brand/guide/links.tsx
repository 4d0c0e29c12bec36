import { DocsContext, useOf } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import type { GuideState } from '../../../packages/ui/src/guide/types';
import { Prose, Row, Rows } from './Prose';

/** Components whose stories keep an older name, which links use. */
const ids: Partial<Record<string, string>> = { Select: 'sortdropdown' };

/** The page of a part, or plain words where it is none. */
export function PartLink({ name }: { name: string }) {
  if (!/^[A-Z]\w+$/.test(name)) return <Prose>{name}</Prose>;
  return (
    <a href={`./?path=/docs/ui-${ids[name] ?? name.toLowerCase()}--docs`} target="_top">
      {name}
    </a>
  );
}

/**
 * Finds a story of the page's file by its name as exported.
 * @throws when there is none, so that no link is dead
 */
export function useStoryNamed() {
  const { csfFile } = useOf('meta', ['meta']);
  const stories = useContext(DocsContext).componentStories();
  return (name: string) => {
    const id = toId(csfFile.meta.id, storyNameFromExport(name));
    const story = stories.find((one) => one.id === id);
    if (!story) throw new Error(`There is no story ${id}`);
    return story;
  };
}

/** Each state in a line, with the way to its story. */
export function StatesList({ states }: { states: readonly GuideState[] }) {
  const storyNamed = useStoryNamed();
  return (
    <Rows>
      {states.map(({ name, words, story }) => (
        <Row
          key={name}
          name={
            story ? (
              <a href={`./?path=/story/${storyNamed(story).id}`} target="_top">
                {name}
              </a>
            ) : (
              name
            )
          }
        >
          {words}
        </Row>
      ))}
    </Rows>
  );
}
