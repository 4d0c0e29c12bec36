import { LinkButton } from '@seduh/ui';

export function Welcome() {
  return (
    <>
      <h1>Coffee, ready when you are</h1>
      <LinkButton href="/products" size="lg" block>
        See the menu
      </LinkButton>
      <LinkButton href="/auth/register" variant="line" block>
        Sign up
      </LinkButton>
    </>
  );
}
