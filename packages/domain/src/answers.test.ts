import { describe, expect, it } from 'vitest';
import { paginate, refuseFields, refuseIssues, refuseUnknown } from './answers';

describe('paginate', () => {
  it.each([
    [1, 0, { totalPage: 0, prev: null, next: null }],
    [1, 8, { totalPage: 1, prev: null, next: null }],
    [2, 17, { totalPage: 3, prev: '/list?page=1&limit=8', next: '/list?page=3&limit=8' }],
    [3, 17, { totalPage: 3, prev: '/list?page=2&limit=8', next: null }],
    [9, 17, { totalPage: 3, prev: null, next: null }],
  ])('page %i of %i rows', (page, totalData, expected) =>
    expect(paginate('/list', { page, limit: 8, totalData })).toEqual({ page, limit: 8, totalData, ...expected }),
  );

  it('repeats the filters that say something', () => {
    const { next } = paginate(
      '/list',
      { page: 1, limit: 2, totalData: 3 },
      { search: 'es teh', sort: '', from: undefined },
    );
    expect(next).toBe('/list?search=es+teh&page=2&limit=2');
  });
});

describe('a refusal of fields', () => {
  it('says the first message', () => {
    expect(refuseFields({ code: 'Taken', name: 'Too long' })).toMatchObject({ code: 'VALIDATION', msg: 'Taken' });
    expect(refuseUnknown(['a', 'b'])).toMatchObject({ code: 'UNKNOWN_FIELD', msg: 'Unknown field: a, b' });
  });

  it.each([
    [
      'an unknown field before anything else',
      [{ path: ['lines', 0], unknown: ['x'] }, { path: ['a'] }],
      { a: 1 },
      'Unknown field: lines.0.x',
    ],
    [
      'a missing field',
      [{ path: ['a'], message: 'No' }, { path: ['b'] }],
      { a: 1, b: ' ' },
      'All input must be fulfilled',
    ],
    ['what is wrong', [{ path: ['a'], message: 'Too long' }], { a: 'aaa' }, 'Too long'],
    ['a body as a whole', [{ path: [], message: 'Not a body' }], 3, 'Not a body'],
    ['what nobody explained', [{ path: ['a'] }], { a: 1 }, 'This is not valid'],
  ])('names %s', (_name, issues, sent, msg) => expect(refuseIssues(issues, sent).msg).toBe(msg));

  it('has one message by field, and the same for all that are missing', () => {
    const issues = [
      { path: ['a'], message: 'First' },
      { path: ['a'], message: 'Second' },
      { path: ['b', 'c'], message: 'Gone' },
    ];
    expect(refuseIssues(issues, { a: 'x' }).fields).toEqual({ a: 'First', 'b.c': 'All input must be fulfilled' });
  });
});
