import type { ComponentType } from 'react';
import { lazyPart, type LazyPart } from './lazyPart';

const Nothing = () => null;

/** A part that may arrive late or, where its code cannot be fetched, not at all: the page stands without it. */
export function optional<Props extends object>(
  fetchModule: () => Promise<{ default: ComponentType<Props> }>,
): LazyPart<Props> {
  return lazyPart(() => fetchModule().catch((): { default: ComponentType<Props> } => ({ default: Nothing })));
}
