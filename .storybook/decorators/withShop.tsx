import type { Decorator } from '@storybook/react-vite';

/** Fetches the whole shop for a story that names an address in it (`parameters.shop`). */
export async function loadShop({ parameters }: { parameters: { shop?: string } }): Promise<object> {
  if (!parameters.shop) return {};
  const { loadShop, Shop } = await import('../../apps/storefront/src/testing');
  await loadShop();
  return { Shop };
}

/** The whole shop at that address, with its routes and guards, in place of the screen: screens know neither. */
export const withShop: Decorator = (Story, { parameters, loaded }) => {
  const { Shop } = loaded as Partial<Pick<typeof import('../../apps/storefront/src/testing'), 'Shop'>>;
  return Shop ? <Shop at={parameters.shop} /> : <Story />;
};
