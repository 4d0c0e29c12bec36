import type { ApiErrorBody, Quote } from '@seduh/contract';
import { localeOf, LOCALES } from '@seduh/contract/constants';
import { quoteWithSaid, refusalWithSaid } from '@seduh/domain/said';
import { HttpResponse } from 'msw';

/** An answer as the server gives it to a reader of this language: other than English, it says by name what it says. */
export async function inLanguageOf(request: Request, answer: Response): Promise<Response> {
  const { status, headers } = answer;
  const isJson = headers.get('content-type')?.startsWith('application/json') ?? false;
  if (!isJson || localeOf(request.headers.get('accept-language') ?? '') === LOCALES[0]) return answer;
  if (status >= 400) {
    const refusal = (await answer.json()) as ApiErrorBody;
    return HttpResponse.json(refusalWithSaid(refusal) as object, { status, headers: kept(headers) });
  }
  if (!new URL(request.url).pathname.endsWith('/quote')) return answer;
  const body = (await answer.json()) as { data: Quote };
  return HttpResponse.json({ ...body, data: quoteWithSaid(body.data) }, { status });
}

/** Of what was said about the answer only what is about its body's length is not true any more. */
const kept = (headers: Headers): Headers => {
  const rest = new Headers(headers);
  rest.delete('content-length');
  return rest;
};
