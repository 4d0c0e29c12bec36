import { Link, LinkProvider, type LinkProps } from '@seduh/ui';

/** Stands for the router's own link; every link below is rendered by it. */
function AppLink({ href, children, ...rest }: LinkProps) {
  return (
    <a {...rest} href={`/shop${href}`}>
      {children}
    </a>
  );
}

export function Receipt() {
  return (
    <LinkProvider component={AppLink}>
      <p>
        It is paid. You find it in your{' '}
        <Link href="/history" className="sd-link">
          order history
        </Link>
        .
      </p>
    </LinkProvider>
  );
}
