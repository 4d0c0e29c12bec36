import { type ComponentType, use, useState } from 'react';
import { lazyPart, type LazyPart, type PartModule } from './lazyPart';

export interface MissingPartProps {
  /** Asks for the code once more. */
  onRetry: () => void;
  /** It is on its way again. */
  isRetrying: boolean;
}

/**
 * A part that may arrive late, of a page that stands without it: where its code cannot be fetched, `Missing` says so in its
 * place and asks again. Fetching never rejects.
 */
export function retriable<Props extends object>(
  fetchModule: () => Promise<PartModule<Props>>,
  Missing: ComponentType<MissingPartProps>,
): LazyPart<Props> {
  const part = lazyPart(fetchModule);
  let isHere: boolean | undefined;
  let pending: Promise<void> | null = null;

  async function find() {
    isHere = await part.load().then(
      () => true,
      () => false,
    );
  }
  const load = () => (pending = find());

  function Part(props: Props) {
    const [isRetrying, setIsRetrying] = useState(false);
    if (isHere === undefined) use((pending ??= load()));
    if (isHere) return <part.Part {...props} />;
    const retry = () => {
      setIsRetrying(true);
      // drawn anew with what has become of it
      void load().then(() => setIsRetrying(false));
    };
    return <Missing onRetry={retry} isRetrying={isRetrying} />;
  }

  return { Part, load };
}
