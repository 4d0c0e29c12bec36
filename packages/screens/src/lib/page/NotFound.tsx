import { MESSAGES } from '@seduh/contract/constants';
import { ErrorPage, LinkButton } from '@seduh/ui';
import { PageTitle } from './PageTitle';

export interface NotFoundProps {
  /** For the browser's tab: `Order not found`. */
  pageTitle: string;
  /** What is not there, as the heading. */
  title: string;
  /** Why that may be. */
  text: string;
  /** Where one can go on, and the words for it. */
  href: string;
  action: string;
}

/** In place of a page whose one thing does not exist, or is somebody else's. */
export function NotFound({ pageTitle, title, text, href, action }: NotFoundProps) {
  return (
    <>
      <PageTitle>{pageTitle}</PageTitle>
      <ErrorPage
        glass="empty"
        status={MESSAGES.notFound}
        title={title}
        text={text}
        actions={
          <LinkButton size="lg" href={href}>
            {action}
          </LinkButton>
        }
      />
    </>
  );
}
