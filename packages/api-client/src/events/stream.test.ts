import { describe, expect, it } from 'vitest';
import { createEventParser, type StreamEvent } from './stream';

function parse(...chunks: string[]): StreamEvent[] {
  const events: StreamEvent[] = [];
  const parser = createEventParser((event) => events.push(event));
  for (const chunk of chunks) parser.push(chunk);
  return events;
}

describe('createEventParser', () => {
  it.each<[string, string[], StreamEvent[]]>([
    ['an event', ['id: 7\nevent: order\ndata: {"a":1}\n\n'], [{ name: 'order', data: '{"a":1}', id: '7' }]],
    ['no name', ['data: x\n\n'], [{ name: 'message', data: 'x', id: '' }]],
    ['several lines of data', ['data: a\ndata: b\n\n'], [{ name: 'message', data: 'a\nb', id: '' }]],
    ['no space after the colon', ['data:a\n\n'], [{ name: 'message', data: 'a', id: '' }]],
    ['one space only is taken off', ['data:  a\n\n'], [{ name: 'message', data: ' a', id: '' }]],
    ['a field without colon', ['data\n\n'], [{ name: 'message', data: '', id: '' }]],
    ['heartbeats and retry', [': still here\n\nretry: 3000\n\n'], []],
    ['an event without data', ['event: order\nid: 3\n\n'], []],
    ['an unfinished event', ['data: a\n'], []],
    ['carriage returns', ['data: a\r\n\r\ndata: b\r\r'], [{ name: 'message', data: 'a', id: '' }]],
    [
      'pieces',
      ['da', 'ta: a\r', '\n\r', '\n', 'data: b\n\n'],
      [
        { name: 'message', data: 'a', id: '' },
        { name: 'message', data: 'b', id: '' },
      ],
    ],
    [
      'the last id for later events',
      ['id: 1\ndata: a\n\ndata: b\n\n'],
      [
        { name: 'message', data: 'a', id: '1' },
        { name: 'message', data: 'b', id: '1' },
      ],
    ],
  ])('reads %s', (_name, chunks, events) => expect(parse(...chunks)).toEqual(events));
});
