import { MESSAGES } from '@seduh/contract/constants';
import { Button, ErrorPage, type ErrorPageProps, LinkButton } from '@seduh/ui';
import { ApiError } from '@seduh/api-client';
import { paths } from '../lib/paths';
import { PageTitle } from '../lib/page/PageTitle';

/** Why a whole page cannot be shown. */
export type Problem = 'notFound' | 'forbidden' | 'failed' | 'offline';

export interface ProblemScreenProps {
  problem: Problem;
  /** Loads the page anew. */
  onReload: () => void;
  /** Whether there is a way to do so is being found out. */
  isReloading?: boolean;
}

const texts: Record<Problem, Required<Pick<ErrorPageProps, 'glass' | 'status' | 'title' | 'text'>>> = {
  notFound: {
    glass: 'empty',
    status: MESSAGES.notFound,
    title: 'We looked under every cup',
    text: 'This page is not here. It may have sold out, or the address has a typo.',
  },
  forbidden: {
    glass: 'lidded',
    status: MESSAGES.forbidden,
    title: 'The lid stays on this one',
    text: 'This page is for somebody else. Log in with another account, or go back to the menu.',
  },
  failed: {
    glass: 'tipped',
    status: 'Something broke',
    title: '500, we spilled it',
    text: 'It is our fault, not yours. Your cart is kept. Reload the page to try again.',
  },
  offline: {
    glass: 'dashed',
    status: 'No connection',
    title: 'You are offline',
    text: 'What you have seen of the menu is still here, your cart is kept, and paying waits. This page comes by itself once you are back.',
  },
};

/** A page in place of one that is not there, not yours, broken or out of reach. */
export function ProblemScreen({ problem, onReload, isReloading }: ProblemScreenProps) {
  const text = texts[problem];
  const canReload = problem === 'failed' || problem === 'offline';
  return (
    <>
      <PageTitle>{text.title}</PageTitle>
      <ErrorPage
        {...text}
        actions={
          <>
            {canReload ? (
              <Button size="lg" loading={isReloading} onClick={onReload}>
                Reload
              </Button>
            ) : (
              <LinkButton size="lg" href={paths.home}>
                Back to home
              </LinkButton>
            )}
            <LinkButton size="lg" variant="line" href={paths.products()}>
              See the menu
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
  return error.code === 'NETWORK' ? 'offline' : 'failed';
}
