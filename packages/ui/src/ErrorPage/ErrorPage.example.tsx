import { ErrorPage, LinkButton } from '@seduh/ui';

export function NotFound() {
  return (
    <main>
      <ErrorPage
        glass="empty"
        status="404 Not Found"
        title="We looked under every cup"
        text="This page is not here. It may have sold out, or the address has a typo."
        actions={
          <LinkButton size="lg" href="/">
            Back to home
          </LinkButton>
        }
      />
    </main>
  );
}
