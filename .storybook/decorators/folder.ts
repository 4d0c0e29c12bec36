import { bypass, http, type HttpHandler } from 'msw';

/** Where this Storybook lies: the folder of its page once it is built (`/` or `/design/`), the root while it is developed. */
const folder = new URL(import.meta.env.BASE_URL, document.baseURI).pathname;

/** The mocks' worker, which a site in a folder brings along there. */
export const workerUrl = `${folder}mockServiceWorker.js`;

/** Pictures have addresses from the root, as in the shop; a site in a folder of its host has them further down. */
export const pictureHandlers: HttpHandler[] =
  folder === '/'
    ? []
    : [
        http.get('/images/*', ({ request }) => {
          const { origin, pathname } = new URL(request.url);
          return fetch(bypass(`${origin}${folder}${pathname.slice(1)}`));
        }),
      ];
