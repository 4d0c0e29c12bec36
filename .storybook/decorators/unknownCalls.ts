import { API_BASE } from '@seduh/contract/constants';
import { http, HttpResponse } from 'msw';

/**
 * The last of the handlers: a call that no other knows is a mistake of the story or of its mocks. Whoever looks reads so
 * where the screen tells of failures, and in the console, by which the walk over the stories turns red.
 */
export const unknownCalls = http.all(`*${API_BASE}/*`, ({ request }) => {
  const msg = `No mock knows ${request.method} ${new URL(request.url).pathname}`;
  console.error(msg);
  return HttpResponse.json({ status: 501, msg, code: 'INTERNAL', data: null }, { status: 501 });
});
