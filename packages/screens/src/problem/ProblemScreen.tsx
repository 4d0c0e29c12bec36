import { Button, ErrorPage, type ErrorPageProps, LinkButton } from '@seduh/ui';
import { ApiError } from '@seduh/api-client';
import { paths } from '../lib/paths';
import { PageTitle } from '../lib/page/PageTitle';
import { useWords } from '../lib/words/words';
import { problemWords } from './words';

/** Why a whole page cannot be shown. */
export type Problem = 'notFound' | 'forbidden' | 'notPermitted' | 'failed' | 'offline';

export interface ProblemScreenProps {
  problem: Problem;
  /** Loads the page anew. */
  onReload: () => void;
  /** Whether there is a way to do so is being found out. */
  isReloading?: boolean;
}

const glasses: Record<Problem, ErrorPageProps['glass']> = {
  notFound: 'empty',
  forbidden: 'lidded',
  notPermitted: 'lidded',
  failed: 'tipped',
  offline: 'dashed',
};

/** A page in place of one that is not there, not yours, broken or out of reach. */
export function ProblemScreen({ problem, onReload, isReloading }: ProblemScreenProps) {
  const m = useWords(problemWords);
  const text = m.problems[problem];
  const canReload = problem === 'failed' || problem === 'offline';
  return (
    <>
      <PageTitle>{text.title}</PageTitle>
      <ErrorPage
        glass={glasses[problem]}
        {...text}
        actions={
          <>
            {canReload ? (
              <Button size="lg" loading={isReloading} onClick={onReload}>
                {m.reload}
              </Button>
            ) : (
              <LinkButton size="lg" href={paths.home}>
                {m.home}
              </LinkButton>
            )}
            <LinkButton size="lg" variant="line" href={paths.products()}>
              {m.menu}
            </LinkButton>
          </>
        }
      />
    </>
  );
}

/** Which page to show for something that broke a page. */
export function problemOf(error: unknown): Problem {
  if (!(error instanceof ApiError)) return 'failed';
  if (error.code === 'NOT_FOUND') return 'notFound';
  if (error.code === 'FORBIDDEN') return 'forbidden';
  if (error.code === 'NOT_PERMITTED') return 'notPermitted';
  return error.code === 'NETWORK' ? 'offline' : 'failed';
}
