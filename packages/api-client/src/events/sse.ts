/** One dispatched event of a `text/event-stream`. */
export interface StreamEvent {
  /** `event:` field, `message` where there is none. */
  name: string;
  data: string;
  /** The last `id:` seen, to be sent back as `Last-Event-ID`. */
  id: string;
}

/**
 * Parser of the event stream format (WHATWG HTML, "server-sent events"). Feed it chunks as they come.
 * @param onEvent called for each event with data; comments (heartbeats) call nothing
 */
export function createEventParser(onEvent: (event: StreamEvent) => void): {
  push(chunk: string): void;
} {
  let rest = '';
  let name = '';
  let data: string[] = [];
  let id = '';

  const dispatch = () => {
    if (data.length > 0) onEvent({ name: name || 'message', data: data.join('\n'), id });
    name = '';
    data = [];
  };
  const field = (line: string) => {
    const colon = line.indexOf(':');
    const key = colon < 0 ? line : line.slice(0, colon);
    const value = colon < 0 ? '' : line.slice(colon + 1).replace(/^ /, '');
    if (key === 'event') name = value;
    else if (key === 'data') data.push(value);
    else if (key === 'id' && !value.includes('\0')) id = value;
  };

  return {
    push(chunk) {
      const text = rest + chunk;
      // a carriage return at the end may be half of a line end: wait for the next chunk
      const held = text.endsWith('\r') ? 1 : 0;
      const lines = text.slice(0, text.length - held).split(/\r\n|\n|\r/);
      rest = (lines.pop() ?? '') + text.slice(text.length - held);
      for (const line of lines) {
        if (line === '') dispatch();
        else field(line);
      }
    },
  };
}
