import type { ApiErrorBody } from '@seduh/contract';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HttpError } from '../http/errors';
import { createTestApp, type TestApp } from '../../testing';
import { installErrors } from './errors';

describe('what the code below throws', () => {
  let app: FastifyInstance;
  const thrown: Record<string, unknown> = {
    known: new HttpError(409, 'CLOSED', 'We are closed', { quote: 1 }, { 'retry-after': '9' }),
    bug: Object.assign(new Error('select secret from vault'), { stack: 'at vault.ts:1' }),
    gone: Object.assign(new Error('terminating connection'), { code: '57P01' }),
    refused: Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }),
    full: Object.assign(new Error('could not extend file'), { code: '53100' }),
    busy: new Error('timeout exceeded when trying to connect'),
    starting: Object.assign(new Error('the database system is starting up'), { code: '57P03' }),
    crowded: Object.assign(new Error('sorry, too many clients already'), { code: '53300' }),
    short: Object.assign(new Error('out of memory'), { code: '53200' }),
    standby: Object.assign(new Error('cannot execute INSERT in a read-only transaction'), { code: '25006' }),
    conflict: Object.assign(new Error('canceling statement due to conflict with recovery'), { code: '40001' }),
    unnamed: Object.assign(new Error('getaddrinfo ENOTFOUND db'), { code: 'ENOTFOUND' }),
    unplugged: Object.assign(new Error('connect EHOSTUNREACH'), { code: 'EHOSTUNREACH' }),
    pooler: Object.assign(new Error('server closed the connection'), { code: '08P01', severity: 'FATAL' }),
    nonsense: Object.assign(new Error('invalid message format'), { code: '08P01', severity: 'ERROR' }),
  };
  beforeAll(() => {
    app = Fastify();
    installErrors(app);
    app.get<{ Params: { name: string } }>('/:name', async ({ params }) => {
      throw thrown[params.name];
    });
  });
  afterAll(() => app.close());

  it('keeps code, text, data and headers of an answer that was meant', async () => {
    const response = await app.inject('/known');
    expect(response.statusCode).toBe(409);
    expect(response.json()).toEqual({ status: 409, msg: 'We are closed', code: 'CLOSED', data: { quote: 1 } });
    expect(response.headers['retry-after']).toBe('9');
  });

  it('says by name what it says where another language than English is asked for', async () => {
    const asked = (language: string) => app.inject({ url: '/gone', headers: { 'accept-language': language } });
    const body = { status: 503, msg: 'The shop cannot answer right now. Try again in a moment', code: 'UNAVAILABLE' };
    expect((await asked('en')).json()).toEqual({ ...body, data: null });
    expect((await asked('id-ID')).json()).toEqual({ ...body, data: null, said: { key: 'away', values: {} } });
  });

  it('tells nothing about a mistake of ours', async () => {
    const response = await app.inject('/bug');
    expect(response.statusCode).toBe(500);
    expect(response.json<ApiErrorBody>().code).toBe('INTERNAL');
    expect(response.body).not.toMatch(/secret|vault/);
  });

  it('takes a mistake in what was asked for none of the database', async () => {
    expect((await app.inject('/nonsense')).statusCode).toBe(500);
  });

  it.each(
    ['gone refused full busy starting crowded short', 'standby conflict unnamed unplugged pooler'].join(' ').split(' '),
  )('answers 503 when the database is away: %s', async (name) => {
    const response = await app.inject(`/${name}`);
    expect(response.statusCode).toBe(503);
    expect(response.json<ApiErrorBody>().code).toBe('UNAVAILABLE');
    expect(response.headers['retry-after']).toBe('2');
  });
});

describe('what does not fit a route', () => {
  let shop: TestApp;
  beforeAll(async () => {
    shop = await createTestApp();
  });
  afterAll(() => shop.close());

  const register = (payload: string | object, contentType = 'application/json') =>
    shop.app.inject({
      method: 'POST',
      url: '/api/auths/register',
      headers: { 'content-type': contentType },
      payload,
      remoteAddress: shop.nextAddress(),
    });

  it.each([
    ['nothing', ''],
    ['an empty object', '{}'],
    ['an empty field', { email: '', password: 'kopi-susu-pagi', phone: '08123456789' }],
    ['a blank field', { email: 'a@b.example', password: 'kopi-susu-pagi', phone: '   ' }],
    ['a missing field beside a wrong one', { email: 'nonsense', password: 'kopi-susu-pagi' }],
  ])('asks for all input: %s', async (_name, payload) => {
    const response = await register(payload);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ status: 400, code: 'VALIDATION', msg: 'All input must be fulfilled' });
  });

  it('names every field with its message, and the first one in the text', async () => {
    const response = await register({ email: 'nonsense', password: 'short', phone: '08123456789' });
    expect(response.json()).toEqual({
      status: 400,
      code: 'VALIDATION',
      msg: 'This is not an email address',
      data: { fields: { email: 'This is not an email address', password: 'At least 8 characters' } },
    });
  });

  it.each(['{', '[1,', '"text', '{"__proto__": {"role": "Admin"}}'])(
    'answers 400 to a body that is not JSON: %s',
    async (payload) => {
      const response = await register(payload);
      expect(response.statusCode).toBe(400);
      expect(response.json<ApiErrorBody>().code).toBe('VALIDATION');
    },
  );

  it.each(['text/plain', 'application/xml', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'answers 415 to %s',
    async (contentType) => {
      const response = await register('email=a', contentType);
      expect(response.statusCode).toBe(415);
      expect(response.json<ApiErrorBody>().code).toBe('UNSUPPORTED_TYPE');
    },
  );

  it('answers 413 to a body beyond all measure', async () => {
    const response = await register({ email: 'x'.repeat(200_000) });
    expect(response.statusCode).toBe(413);
    expect(response.json<ApiErrorBody>().code).toBe('TOO_LARGE');
  });
});
