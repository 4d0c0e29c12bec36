import { expectTypeOf, it } from 'vitest';
import type { RoleName, TokenName, TokenReference } from './names';

// what is wrong here does not compile: the check of types is what runs it
it('tells a token from a slip of the pen', () => {
  expectTypeOf<'accent'>().toExtend<RoleName>();
  expectTypeOf<'radius-md'>().toExtend<TokenName>();
  expectTypeOf<'var(--on-accent)'>().toExtend<TokenReference<RoleName>>();
  expectTypeOf<'acent'>().not.toExtend<TokenName>();
  expectTypeOf<'radius-md'>().not.toExtend<RoleName>();
  expectTypeOf<'var(--acent)'>().not.toExtend<TokenReference>();
});
